// `npm run bench [rounds]` compares the composed site with one bundle, `npm run bench api [rounds]` measures calls.
await import(process.argv[2] === 'api' ? './bench-api.ts' : './bench-composition.ts');
