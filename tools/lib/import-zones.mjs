/** Which folder of src/ may import what, as rules for ESLint (docs/architecture.md). */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath( new URL( '../../src', import.meta.url ) );

/** What screens, components and blocks may use; not DataViews (decision 0017). */
const SCREEN_PACKAGES =
	'@wordpress/(?!api-fetch|dataviews).+|react|react-dom|wouter(/.+)?|chart\\.js(/.+)?|react-chartjs-2|@dnd-kit/.+';

/** The public entry of the widget's preview. */
const PREVIEW = [
	'./widget/preview/frame-document.ts',
	'./widget/preview/messages.ts',
];

const SHARED_ROOMS = [
	'components',
	'hooks',
	'lib',
	'routes.ts',
	'stores',
	'survey-model',
].map( ( room ) => `./${ room }` );

/** What both blocks use. */
const BLOCKS_SHARE = [ './blocks/shared' ];

/** What sends requests: only the stores' api files call it, and have all paths and names of actions. */
const callers = ( target ) =>
	[ 'ajax', 'request' ].map( ( file ) => ( {
		target,
		from: `./stores/${ file }.ts`,
		except: [],
	} ) );

const shared = ( room, own = [] ) => ( {
	room,
	never: [ { from: '.', except: [ ...SHARED_ROOMS, ...own ] }, ...callers() ],
	packages: SCREEN_PACKAGES,
	why: 'What is shared knows no screen, no block and no widget, and asks stores for data.',
} );

/**
 * Who may import whom (docs/architecture.md). `never` names folders of src, apart from `except` in them; `packages` is a
 * pattern of the packages that a room may use.
 */
const ROOMS = [
	{
		room: 'survey-model',
		never: [ { from: '.', except: [ './survey-model' ] } ],
		packages: '',
		why: 'The survey model is pure: no React, no WordPress, no other room.',
	},
	{
		room: 'route-table.ts',
		never: [ { from: '.', except: [] } ],
		packages: '',
		why: 'The generated routes know nothing.',
	},
	{
		room: 'routes.ts',
		never: [
			{ from: '.', except: [ './route-table.ts', './survey-model' ] },
		],
		packages: '',
		why: 'Routes are pure: of all rooms they know the survey model only.',
	},
	{
		room: 'stores',
		never: [
			{ from: '.', except: [ './stores', './survey-model' ] },
			...callers( './stores/*/**/*' ),
		],
		packages: '@wordpress/(data|api-fetch|hooks|url)',
		why: 'Stores use the survey model, @wordpress/data, api-fetch, hooks and url, and send requests by their api files.',
	},
	{
		room: 'lib',
		never: [
			{
				from: '.',
				except: [
					'./lib',
					'./routes.ts',
					'./stores',
					'./survey-model',
				],
			},
		],
		packages: '@wordpress/(date|i18n)',
		why: 'Helpers without React know no component.',
	},
	shared( 'components' ),
	shared( 'components/preview-frame', PREVIEW ),
	shared( 'hooks' ),
	shared( 'commands', [ './commands' ] ),
	shared( 'blocks/shared', BLOCKS_SHARE ),
	...roomsIn( 'admin-pages' ),
	...roomsIn( 'blocks' ),
	{
		room: 'widget',
		never: [ { from: '.', except: [ './widget', './survey-model' ] } ],
		packages: '',
		types: 'react',
		why: 'The widget is on every page of a site: the survey model, and in its app wp-element, are all it may use.',
	},
	{
		room: 'widget/loader',
		never: [
			{ from: '.', except: [ './widget', './survey-model' ] },
			{ from: './widget/app', except: [] },
			{ from: './widget/engine', except: [] },
		],
		packages: '',
		why: 'The loader has no dependency, not even on the app that it loads.',
	},
	{
		room: 'widget/app',
		never: [
			{ from: '.', except: [ './widget', './survey-model' ] },
			{ from: './widget/loader', except: [] },
		],
		packages: '@wordpress/element',
		types: 'react',
		why: 'The widget is on every page of a site: the survey model, and in its app wp-element, are all it may use.',
	},
	...[ 'parts', 'fields' ].map( ( room ) => ( {
		room: `widget/${ room }`,
		never: [
			{ from: '.', except: [ './widget', './survey-model' ] },
			{ from: './widget/loader', except: [] },
			{ from: './widget/app', except: [] },
			{ from: './widget/engine', except: [] },
		],
		packages: '@wordpress/element',
		types: 'react',
		why: 'A part is a script of its own: what it imports from the app, the engine or the loader it would bring a second time.',
	} ) ),
	...[ 'post-ratings', 'add-ons' ].map( ( room ) => ( {
		room,
		never: [
			{
				from: '.',
				except: [
					`./${ room }`,
					'./survey-model',
					'./widget/definitions.ts',
					'./widget/fields',
					'./widget/engine/storage.ts',
					...( room === 'post-ratings'
						? [ './widget/engine/request.ts' ]
						: [
								'./lib/element-path.ts',
								'./widget/consent.ts',
								'./widget/on-leave.ts',
							] ),
				],
			},
		],
		packages: room === 'add-ons' ? '@wordpress/element' : '',
		types: 'react',
		why: "Scripts of the visitor's page use the survey model, and of the widget what everybody may know: its types, and how the engine sends and keeps.",
	} ) ),
];

/**
 * A room for each screen or block: none may use another one, and of the widget only its public entry (for a preview).
 *
 * @param {string} folder admin-pages or blocks.
 */
function roomsIn( folder ) {
	const names = readdirSync( `${ SRC }/${ folder }` ).filter(
		( name ) => name !== 'shared'
	);
	return names.map( ( name ) => ( {
		room: `${ folder }/${ name }`,
		never: [
			{
				from: '.',
				except: [
					`./${ folder }/${ name }`,
					...SHARED_ROOMS,
					'./widget/app/index.tsx',
					...PREVIEW,
					...( folder === 'blocks' ? BLOCKS_SHARE : [] ),
				],
			},
			...callers(),
		],
		packages: SCREEN_PACKAGES,
		why: 'A screen or block knows no other one, asks stores for data, and of the widget uses only its public entry.',
	} ) );
}

/** The rules of one room. */
function zone( { room, never, packages, types = '', why } ) {
	const isTypeOnly = packages
		? `^(?!(${ packages })$)(${ types })$`
		: `^(${ types })$`;
	// A path begins with a dot, or with @/ for src.
	const restrict = ( allowed ) =>
		allowed ? `^(?!@/|(${ allowed })$)[^.]` : '^(?!@/)[^.]';
	const message = why;
	return {
		files: [
			room.endsWith( '.ts' )
				? `src/${ room }`
				: `src/${ room }/**/*.{ts,tsx}`,
		],
		rules: {
			'import/no-restricted-paths': [
				'error',
				{
					basePath: SRC,
					zones: never.map( ( { target, from, except } ) => ( {
						target: target ?? `./${ room }`,
						from,
						except,
						message,
					} ) ),
				},
			],
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: restrict(
								[ packages, types ]
									.filter( Boolean )
									.join( '|' )
							),
							message,
						},
						...( types
							? [
									{
										regex: isTypeOnly,
										allowTypeImports: true,
										message: why,
									},
								]
							: [] ),
					],
				},
			],
		},
	};
}

/** A configuration of ESLint for each room. */
export const IMPORT_ZONES = ROOMS.map( zone );
