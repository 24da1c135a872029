declare module '@fontsource-variable/noto-sans-jp';
