import '../support/browser';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { Panel } from '../../../src/blocks/post-panel/panel';
import type { PostSurveys } from '../../../src/survey-model';
import { fakeServer } from '../support/fake-server';
import type { Answer } from '../support/fake-server';
import type { EditorState } from '../support/post-editor';
import {
	block,
	editorStore,
	editorWith,
	insertedBlocks,
} from '../support/post-editor';

jest.mock(
	'@wordpress/editor',
	() => ( {
		get store() {
			return jest.requireActual( '../support/post-editor' ).editorStore;
		},
		PluginDocumentSettingPanel: ( {
			title,
			children,
		}: {
			title: string;
			children: ReactNode;
		} ) => <section aria-label={ title }>{ children }</section>,
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/core-data',
	() => ( {
		get store() {
			return jest.requireActual( '../support/post-editor' ).coreStore;
		},
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/block-editor', () => ( {
	get store() {
		return jest.requireActual( '../support/post-editor' ).blockEditorStore;
	},
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

type PostSurvey = PostSurveys[ 'items' ][ number ];

const WHEN = 'Shows as soon as the page has loaded.';

function survey( changes: Partial< PostSurvey > ): PostSurvey {
	return {
		id: 5,
		title: 'Tea',
		status: 'publish',
		targets: true,
		rules: [],
		hidden: null,
		note: '',
		when: WHEN,
		...changes,
	};
}

function rule( type: string, data: string | string[] ) {
	return [ [ { type, data } ] ];
}

function show(
	answer: Partial< PostSurveys > | Answer,
	editor: Partial< EditorState > = {}
) {
	const full =
		answer && typeof answer === 'object' && ! ( 'body' in answer )
			? { body: { items: [], unchecked: 0, ratings: null, ...answer } }
			: answer;
	let current: Answer = full as Answer;
	const server = fakeServer( () => current );
	const registry = editorWith( editor );
	render(
		<RegistryProvider value={ registry }>
			<Panel />
		</RegistryProvider>
	);
	return {
		...server,
		registry,
		next: ( body: PostSurveys ) => {
			current = { body };
		},
	};
}

async function texts(): Promise< ( string | null )[] > {
	const items = await screen.findAllByRole( 'listitem' );
	return items.map(
		( item ) =>
			within( item ).getByText( /\.$/, { selector: 'p' } ).textContent
	);
}

test( '[BLK-01~] the panel lists the surveys of the post with their status, how each shows, and links', async () => {
	show( {
		items: [
			survey( {} ),
			survey( {
				id: 6,
				title: 'Coffee',
				status: 'draft',
				hidden: 'draft',
				note: 'Hidden: it is a draft.',
			} ),
		],
	} );
	expect( await texts() ).toEqual( [
		`Popup. ${ WHEN }`,
		'Hidden: it is a draft.',
	] );
	const [ tea, coffee ] = screen.getAllByRole( 'listitem' );
	expect( within( tea! ).getByText( 'Published' ) ).toBeVisible();
	expect( within( coffee! ).getByText( 'Draft' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: /Edit “Tea”/ } )
	).toHaveAttribute(
		'href',
		'admin.php?page=userfeedback_surveys#/edit/5/questions'
	);
	expect(
		screen.getByRole( 'link', { name: /Results of “Coffee”/ } )
	).toHaveAttribute(
		'href',
		'admin.php?page=userfeedback_results#/survey/6'
	);
	expect( screen.queryByText( /one popup/ ) ).toBeNull();
} );

test( '[BLK-01~] rules about the address are evaluated for the address of the post; others depend on the visitor', async () => {
	show( {
		items: [
			survey( { id: 1, rules: rule( 'page_url_contains', '/TEA' ) } ),
			survey( { id: 2, rules: rule( 'page_url_contains', '/coffee' ) } ),
			survey( { id: 3, rules: rule( 'user_logged_in', [ 'yes' ] ) } ),
			survey( { id: 4, rules: rule( 'query_parameter', 'from=mail' ) } ),
			survey( {
				id: 5,
				rules: [
					[
						{ type: 'referrer', data: 'https://a.test/' },
						{ type: 'page_url_contains', data: '/coffee' },
					],
				],
			} ),
		],
	} );
	expect( await texts() ).toEqual( [
		`Popup. ${ WHEN }`,
		`Popup for some visitors, by its page rules. ${ WHEN }`,
		`Popup for some visitors, by its page rules. ${ WHEN }`,
	] );
	expect(
		screen.getByText(
			'A page shows one popup: the first in this list that fits the visitor.'
		)
	).toBeVisible();
} );

test( '[BLK-01~] surveys of blocks and shortcodes are asked for and say how they show, whatever their rules', async () => {
	const { requests, registry } = show(
		{
			items: [
				survey( { id: 9, targets: false } ),
				survey( { id: 12, rules: rule( 'page_url_contains', '/no' ) } ),
				survey( { id: 13, targets: false } ),
			],
		},
		{
			blocks: [
				block( 'core/group', {}, [
					block( 'userfeedback/survey', {
						surveyId: 12,
						display: 'inline',
					} ),
				] ),
				block( 'core/shortcode', {
					text: '[userfeedback id=9] [userfeedback display="inline" id="13"]',
				} ),
				block( 'userfeedback/survey', { surveyId: 0 } ),
			],
		}
	);
	expect( await texts() ).toEqual( [
		`Popup that a block or shortcode puts before all others. ${ WHEN }`,
		'Shows inline, where its block or shortcode is.',
		'Shows inline, where its block or shortcode is.',
	] );
	const query = ( ids: number[] ) =>
		ids
			.map( ( id, index ) => `include%5B${ index }%5D=${ id }` )
			.join( '&' );
	expect( requests.map( ( { path } ) => path ) ).toEqual( [
		`/userfeedback/v1/posts/7/surveys?${ query( [ 9, 12, 13 ] ) }`,
	] );
	act( () => {
		void registry.dispatch( editorStore ).change( { blocks: [] } );
	} );
	expect( await screen.findByText( 'No survey shows here.' ) ).toBeVisible();
	expect( requests[ 1 ]?.path ).toBe( '/userfeedback/v1/posts/7/surveys' );
} );

test( '[BLK-01~] without a survey the next step is a block; it goes into the content of a page whose template is shown', async () => {
	show( {}, { contentBlock: 'content-block' } );
	expect( await screen.findByText( 'No survey shows here.' ) ).toBeVisible();
	const insert = screen.getByRole( 'button', {
		name: 'Insert survey block',
	} );
	await userEvent.click( insert );
	expect( insertedBlocks() ).toEqual( [
		[
			{
				name: 'userfeedback/survey',
				attributes: { display: 'inline' },
			},
			undefined,
			'content-block',
		],
	] );
} );

test( '[BLK-01~] a block goes behind the selected one, and nowhere into a locked post', async () => {
	show( {} );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Insert survey block' } )
	);
	expect( insertedBlocks()[ 0 ]?.slice( 1 ) ).toEqual( [ 3, undefined ] );
} );

test( '[BLK-01~] nothing can be inserted into a locked post', async () => {
	show( {}, { isLocked: true } );
	const insert = await screen.findByRole( 'button', {
		name: 'Insert survey block',
	} );
	expect( insert ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( insert );
	expect( insertedBlocks() ).toEqual( [] );
} );

test.each( [
	[ true, 'https://site.test/tea/', true ],
	[ false, 'https://site.test/?p=7', false ],
	[ true, null, false ],
] )(
	'[BLK-01~] "Why (not) here?" is offered for the page of a published post (%p, %p)',
	async ( isPublished, permalink, isOffered ) => {
		show( {}, { isPublished, permalink } );
		await screen.findByText( 'No survey shows here.' );
		const link = screen.queryByRole( 'link', { name: /Why \(not\) here/ } );
		expect( link !== null ).toBe( isOffered );
		if ( link ) {
			expect( link ).toHaveAttribute(
				'href',
				'https://site.test/tea/#userfeedback-why'
			);
		}
	}
);

test( '[BLK-01~] saving the post loads its surveys again', async () => {
	const { requests, registry, next } = show( {} );
	await screen.findByText( 'No survey shows here.' );
	next( { items: [ survey( {} ) ], unchecked: 2, ratings: null } );
	act( () => {
		void registry
			.dispatch( editorStore )
			.change( { modified: '2026-01-02T00:00:00' } );
	} );
	expect( await screen.findByText( 'Tea' ) ).toBeVisible();
	expect(
		screen.getByText( '2 older surveys are not listed.' )
	).toBeVisible();
	expect( requests ).toHaveLength( 2 );
} );

test( '[BLK-01~] an error is announced, and loading can be repeated', async () => {
	const { next } = show( null );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		/could not be reached/
	);
	next( { items: [ survey( {} ) ], unchecked: 0, ratings: null } );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'Tea' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

test.each( [
	[ 'a pattern', { type: 'wp_block' } ],
	[ 'a template', { type: 'page', id: 'theme//single' } ],
	[ 'no post', { id: null } ],
] )( '[BLK-01~] %s has no panel and loads nothing', async ( _, editor ) => {
	const { requests } = show( {}, editor );
	expect( screen.queryByRole( 'region' ) ).toBeNull();
	expect( requests ).toEqual( [] );
} );

test.each( [
	[ { count: 0, average: 0 }, 'Nobody has rated it yet.' ],
	[ { count: 1, average: 4 }, '4.0 of 5, from 1 rating' ],
	[ { count: 1234, average: 3.67 }, '3.7 of 5, from 1,234 ratings' ],
] )( '[BLK-02~] ratings of the post: %p', async ( ratings, text ) => {
	show( { ratings } );
	expect(
		await screen.findByRole( 'heading', { name: 'Ratings of this post' } )
	).toBeVisible();
	expect( screen.getByText( text ) ).toBeVisible();
} );
