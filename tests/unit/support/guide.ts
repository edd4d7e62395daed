import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A block of code in docs/guides/question-types.md: the first of its language, or the next but so many. */
export function guideCode( language: string, skipped = 0 ): string {
	const guide = readFileSync(
		resolve( __dirname, '../../../docs/guides/question-types.md' ),
		'utf8'
	);
	const blocks = [
		...guide.matchAll(
			new RegExp( `^\`\`\`${ language }\n([^]*?)^\`\`\``, 'gm' )
		),
	];
	const code = blocks[ skipped ]?.[ 1 ];
	if ( code === undefined ) {
		throw new Error( `The guide has no such block of ${ language }.` );
	}
	return code;
}
