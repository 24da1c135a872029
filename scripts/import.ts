import { importCommand } from '../backend/src/commands/import/import-command.ts';

process.exit(await importCommand(process.argv.slice(2)));
