import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { block, editorStore, insertedBlocks } from '../support/post-editor';
import { WHEN, rule, showPanel as show, survey } from '../support/post-panel';

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
	// Drafts that the post does not contain wait behind one line.
	expect( within( coffee! ).getByText( 'Draft' ) ).not.toBeVisible();
	await userEvent.click(
		screen.getByText( '1 survey that visitors cannot see' )
	);
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
