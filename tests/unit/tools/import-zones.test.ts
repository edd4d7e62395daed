/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** ESLint loads its configuration as an ES module, which Jest cannot: it runs in a process of its own, once for all cases. */
const LINT = `
	import { ESLint } from 'eslint';
	import { readFileSync } from 'node:fs';
	const eslint = new ESLint();
	const rulesOf = async ( { file, code } ) => {
		const [ { messages } ] = await eslint.lintText( code, { filePath: file } );
		return messages.map( ( { ruleId } ) => ruleId );
	};
	const cases = JSON.parse( readFileSync( 0, 'utf8' ) );
	console.log( JSON.stringify( await Promise.all( cases.map( rulesOf ) ) ) );
`;

const PATHS = 'import/no-restricted-paths';
const PACKAGES = '@typescript-eslint/no-restricted-imports';

/** File, what it imports, and the rule that refuses it (null when it may). */
const CASES: [ file: string, from: string, rule: string | null ][] = [
	[ 'src/survey-model/x.ts', '../stores/api', PATHS ],
	[ 'src/survey-model/x.ts', '@wordpress/i18n', PACKAGES ],
	[ 'src/survey-model/x.ts', './limits', null ],
	[ 'src/routes.ts', './components/page', PATHS ],
	[ 'src/routes.ts', '@wordpress/url', PACKAGES ],
	[ 'src/routes.ts', './survey-model', null ],
	[ 'src/stores/surveys/x.ts', '../../components/page', PATHS ],
	[ 'src/stores/surveys/x.ts', 'react', PACKAGES ],
	[ 'src/stores/surveys/x.ts', '@wordpress/components', PACKAGES ],
	[ 'src/stores/surveys/x.ts', '@wordpress/data', null ],
	[ 'src/stores/surveys/x.ts', '../../survey-model', null ],
	[ 'src/components/x.tsx', '../admin-pages/surveys/query', PATHS ],
	[ 'src/components/x.tsx', '../widget/app', PATHS ],
	[ 'src/components/x.tsx', '../routes', null ],
	[ 'src/components/x.tsx', '@wordpress/api-fetch', PACKAGES ],
	[ 'src/components/x.tsx', '@wordpress/components', null ],
	[ 'src/admin-pages/surveys/x.tsx', '../results/routes', PATHS ],
	[ 'src/admin-pages/surveys/x.tsx', '../../routes', null ],
	[ 'src/admin-pages/surveys/x.tsx', '../../blocks/survey', PATHS ],
	[ 'src/admin-pages/surveys/x.tsx', '../../widget/app/popup', PATHS ],
	[ 'src/admin-pages/surveys/x.tsx', '@wordpress/api-fetch', PACKAGES ],
	[ 'src/admin-pages/surveys/x.tsx', '../../widget/app', null ],
	[ 'src/admin-pages/surveys/x.tsx', '../../stores/surveys', null ],
	[ 'src/blocks/survey/x.tsx', '../../admin-pages/surveys/query', PATHS ],
	[ 'src/widget/loader/x.ts', '../app/popup', PATHS ],
	[ 'src/widget/loader/x.ts', '../engine/engine', PATHS ],
	[ 'src/widget/loader/x.ts', '@wordpress/element', PACKAGES ],
	[ 'src/widget/app/x.tsx', '../../stores/api', PATHS ],
	[ 'src/widget/app/x.tsx', '../../components/page', PATHS ],
	[ 'src/widget/app/x.tsx', '@wordpress/i18n', PACKAGES ],
	[ 'src/widget/app/x.tsx', '@wordpress/element', null ],
	[ 'src/widget/app/x.tsx', '../../survey-model', null ],
	[ 'src/add-ons/question-types/x.tsx', '../../survey-model', null ],
	[ 'src/add-ons/question-types/x.tsx', '@wordpress/element', null ],
	[ 'src/add-ons/question-types/x.tsx', '@wordpress/i18n', PACKAGES ],
	[ 'src/add-ons/question-types/x.tsx', '../../widget/engine/engine', PATHS ],
	[ 'src/add-ons/question-types/x.tsx', '../../widget/definitions', null ],
	[ 'src/widget/parts/x.tsx', '../app/popup', PATHS ],
	[ 'src/widget/parts/x.tsx', '../engine/engine', PATHS ],
	[ 'src/widget/parts/x.tsx', '@wordpress/i18n', PACKAGES ],
	[ 'src/widget/parts/x.tsx', '@wordpress/element', null ],
	[ 'src/widget/parts/x.tsx', '../definitions', null ],
	[ 'src/add-ons/question-types/x.tsx', '../../components/page', PATHS ],
];

describe( 'who may import whom', () => {
	let found: string[][];

	beforeAll( () => {
		const cases = CASES.map( ( [ file, from ] ) => ( {
			file: resolve( ROOT, file ),
			code: `import { x } from '${ from }';\n\nexport const y = x;\n`,
		} ) );
		const { stdout, stderr } = spawnSync(
			process.execPath,
			[ '--input-type=module', '--eval', LINT ],
			{
				cwd: ROOT,
				input: JSON.stringify( cases ),
				encoding: 'utf8',
			}
		);
		if ( stdout === '' ) {
			throw new Error( stderr );
		}
		found = JSON.parse( stdout ) as string[][];
	}, 60_000 );

	it.each(
		CASES.map( ( [ file, from, rule ], index ) => ( {
			file,
			from,
			rule,
			index,
		} ) )
	)( '$file with $from: $rule', ( { rule, index } ) => {
		const zones = ( found[ index ] ?? [] ).filter(
			( id ) => id === PATHS || id === PACKAGES
		);
		expect( zones ).toEqual( rule === null ? [] : [ rule ] );
	} );
} );
