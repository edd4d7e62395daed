export * from './exchange';
export * from './files';
export * from './language-tags';
export * from './po';
export * from './texts';
export * from './translations';
export * from './xliff';
export * from './xliff-read';
