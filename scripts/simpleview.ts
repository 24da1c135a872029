import { simpleviewCommand } from '../backend/src/commands/simpleview/simpleview-command.ts';

process.exit(await simpleviewCommand(process.argv.slice(2)));
