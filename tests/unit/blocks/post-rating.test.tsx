import '../support/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { RatingAttributes } from '@/blocks/post-rating/attributes';
import { Edit } from '@/blocks/post-rating/edit';
import type { Decision } from '@/stores/features';
import { store as licenseStore } from '@/stores/license';
import { store as previewsStore } from '@/stores/rating-previews';
import { settings, store as blockEditorStore } from '../support/block-editor';
import { mayEverything } from '../support/capabilities';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import { ALL_ALLOWED, printAdminData } from '../support/licenses';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( '../support/block-editor' )
);
beforeEach( () => {
	delete settings.isPreviewMode;
	printAdminData();
} );

const RENDERER = '/wp/v2/block-renderer/userfeedback/post-rating';

function site( { path }: SeenRequest ): Answer {
	if ( path.startsWith( RENDERER ) ) {
		return { body: { rendered: '<div>Rate this post: 3.7</div>' } };
	}
	return path.includes( 'include=9' )
		? { body: [ { id: 9, title: 'Tea &amp; cake' } ] }
		: { body: [ { id: 4, title: 'Coffee' } ] };
}

function renderBlock(
	postId = 0,
	handler = site,
	context: { postId?: number } = { postId: 5 }
) {
	const { requests } = fakeServer( handler );
	const registry = createRegistry();
	[ licenseStore, previewsStore, blockEditorStore ].forEach( ( store ) =>
		registry.register( store )
	);
	let stored: RatingAttributes = { postId, isAutomatic: false };
	function Host() {
		const [ attributes, setAttributes ] = useState( stored );
		const props = {
			attributes,
			context,
			setAttributes: ( changes: Partial< RatingAttributes > ) => {
				stored = { ...stored, ...changes };
				setAttributes( stored );
			},
		} as unknown as Parameters< typeof Edit >[ 0 ];
		return <Edit { ...props } />;
	}
	render(
		<RegistryProvider value={ registry }>
			<Host />
		</RegistryProvider>
	);
	return { requests, attributes: () => stored };
}

function withDecision( decision: Decision, manage = true ): void {
	printAdminData( {
		capabilities: { ...mayEverything(), manage },
		features: {
			...ALL_ALLOWED,
			'post-ratings': {
				decision,
				plan: 'pro',
				plans: [ 'pro', 'elite' ],
				addon: 'post-ratings',
				title: 'Post ratings',
			},
		},
	} );
}

test( '[BLK-02~] shows the control as the server renders it for the post', async () => {
	const { requests } = renderBlock();
	expect( await screen.findByText( 'Rate this post: 3.7' ) ).toBeVisible();
	expect( requests.map( ( { path } ) => path ) ).toEqual( [
		`${ RENDERER }?context=edit&post_id=5`,
	] );
} );

test( '[BLK-02~] shows the control of the post that visitors rate instead', async () => {
	const { requests } = renderBlock( 9 );
	expect( await screen.findByText( 'Rate this post: 3.7' ) ).toBeVisible();
	expect(
		requests.map( ( { path } ) => decodeURIComponent( path ) )
	).toContain( `${ RENDERER }?context=edit&post_id=5&attributes[postId]=9` );
} );

test( '[BLK-02~] shows it in a template, which has no post', async () => {
	const { requests } = renderBlock( 0, site, {} );
	expect( await screen.findByText( 'Rate this post: 3.7' ) ).toBeVisible();
	expect( requests.map( ( { path } ) => path ) ).toEqual( [
		`${ RENDERER }?context=edit`,
	] );
} );

test( '[BLK-02~] rates another post, which a search finds, and this one again', async () => {
	const user = userEvent.setup();
	const { attributes } = renderBlock();
	await user.click( screen.getByRole( 'radio', { name: 'Another post' } ) );
	await user.click( screen.getByRole( 'combobox', { name: 'Post' } ) );
	await user.click( await screen.findByRole( 'option', { name: 'Coffee' } ) );
	expect( attributes().postId ).toBe( 4 );
	expect( screen.getByRole( 'combobox', { name: 'Post' } ) ).toHaveValue(
		'Coffee'
	);
	await user.click(
		screen.getByRole( 'radio', { name: 'The post with this block' } )
	);
	expect( attributes().postId ).toBe( 0 );
} );

test( '[BLK-02~] names the chosen post, and gives its number if visitors cannot open it', async () => {
	renderBlock( 9 );
	expect(
		await screen.findByDisplayValue( 'Tea & cake' )
	).toBeInTheDocument();
} );

test( '[BLK-02~] gives the number of a post that visitors cannot open', async () => {
	renderBlock( 8, ( request ) =>
		request.path.startsWith( RENDERER ) ? site( request ) : { body: [] }
	);
	expect( await screen.findByDisplayValue( 'Post 8' ) ).toBeInTheDocument();
} );

test.each( [
	[ 'activate-addon', /addon is not active/, 'Open Addons', 'addons' ],
	[ 'upgrade', /not part of your plan/, 'Open Addons', 'addons' ],
	[
		'license',
		/need a valid license/,
		'Open the license settings',
		'settings#/general',
	],
] as const )(
	'[BLK-02~] says that visitors see nothing and offers the next step: %s',
	( decision, text, link, page ) => {
		withDecision( decision );
		const { requests } = renderBlock();
		const notice = '.userfeedback-block__notice *';
		expect( screen.getByText( text, { selector: notice } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: link } ) ).toHaveAttribute(
			'href',
			`admin.php?page=userfeedback_${ page }`
		);
		expect( requests ).toEqual( [] );
	}
);

test( '[BLK-02~] sends people who cannot activate it to an administrator', () => {
	withDecision( 'activate-addon', false );
	renderBlock();
	expect(
		screen.getByText( /Ask an administrator of this site/, {
			selector: '.userfeedback-block__notice *',
		} )
	).toBeVisible();
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

test( '[BLK-02~] says why it cannot be shown, and tries again', async () => {
	const user = userEvent.setup();
	let isBroken = true;
	renderBlock( 0, ( request ) => ( isBroken ? null : site( request ) ) );
	await screen.findByText( /could not be reached/, {
		selector: '.userfeedback-block__notice *',
	} );
	isBroken = false;
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'Rate this post: 3.7' ) ).toBeVisible();
} );

test( '[BLK-02~] a picture of the block requests nothing', () => {
	settings.isPreviewMode = true;
	const { requests } = renderBlock();
	expect( screen.getByText( 'How helpful was this page?' ) ).toBeVisible();
	expect( requests ).toEqual( [] );
} );
