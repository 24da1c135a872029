import { exportCommand } from '../backend/src/commands/export/export-command.ts';

process.exit(await exportCommand(process.argv.slice(2)));
