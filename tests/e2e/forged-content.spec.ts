import { Api } from './support/api';
import { logIn, type StorageState } from './support/log-in';
import { widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, useSurvey } from './support/visitors';

/** As on most hosts and in every network: only kses' HTML from editors, who may place widgets here; a theme prints them as saved. */
const SITE = `<?php
add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => $cap === 'unfiltered_html' ? [ 'do_not_allow' ] : $caps, 10, 2 );
add_filter( 'user_has_cap', static fn ( $all ) => empty( $all['edit_others_posts'] ) ? $all : [ 'edit_theme_options' => true ] + $all );
add_action( 'widgets_init', static fn () => register_sidebar( [ 'id' => 'forged', 'name' => 'Forged' ] ) );
add_action( 'wp_footer', static fn () => print '<aside class="forged">' . implode( '', array_column( array_filter( get_option( 'widget_block', [] ), 'is_array' ), 'content' ) ) . '</aside>', 1 );
`;

useSurvey( 'The real one', [ CHOICE ] );

/** The page's own data with code of an attacker in every script that it names. */
function forge( html: string ): string {
	const [ , json = '' ] =
		/id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec( html ) ?? [];
	const data = JSON.parse( json ) as {
		app: { scripts: { before: string }[] };
		surveys: { title: string }[];
	};
	for ( const script of data.app.scripts ) {
		script.before = 'window.forged = true; alert( 1 )';
	}
	const text = JSON.stringify( data );
	return text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );
}

const pdf = '/wp-content/uploads/a.pdf';
const object = ( baseURL: string, id: string ) =>
	`<object id="${ id }" type="application/pdf" data="${ baseURL }${ pdf }"></object>`;

/** What stands in for globals of ours, React's and WordPress', each as one link and as several. */
const GLOBALS =
	[ 'React', 'ReactDOM', 'exports', 'module' ]
		.map( ( id ) => `<a id="${ id }" href="#">x</a>` )
		.join( '' ) +
	[
		[ 'userfeedback', 'app' ],
		[ 'userfeedback', 'outbox' ],
		[ 'wp', 'element' ],
		[ 'wp', 'escapeHtml' ],
		[ 'define', 'amd' ],
	]
		.map( ( [ id, name ] ) => `<a id="${ id }" name="${ name }">x</a>` )
		.join( '' );

interface Saved {
	id: number;
	link: string;
}

test( 'runs no script in content of users without unfiltered_html, and shows the survey beside it', async ( {
	browser,
	playwright,
	adminState,
	request,
	baseURL: site,
	user,
	muPlugin,
} ) => {
	const baseURL = site ?? '';
	const open = async ( storageState?: StorageState ) => {
		const context = await browser.newContext( {
			baseURL,
			...( storageState && { storageState } ),
		} );
		const page = await context.newPage();
		page.on( 'dialog', ( dialog ) => {
			dialogs.push( dialog.message() );
			void dialog.dismiss();
		} );
		return page;
	};
	muPlugin( 'forged-content.php', SITE );
	const dialogs: string[] = [];
	const as = async ( role: string ) => {
		const name = `forging-${ role }`;
		await user( { name, role } );
		return new Api(
			( await open( await logIn( playwright, baseURL, name, name ) ) )
				.request
		);
	};
	const data = forge( await ( await request.get( '/about/' ) ).text() );
	const forgedData = ( tag: string, more = '' ) =>
		`<${ tag } id="userfeedback-data"${ more }>${ data }</${ tag }>`;

	const contributor = await as( 'contributor' );
	const pending = await contributor.post< Saved >( 'wp/v2/posts', {
		title: 'Please review',
		status: 'pending',
		content:
			forgedData( 'pre' ) +
			'<p id="userfeedback-loader-js">x</p><p id="react-js">x</p>',
	} );

	const author = await as( 'author' );
	const published = await author.post< Saved >( 'wp/v2/posts', {
		title: 'Published',
		status: 'publish',
		content:
			forgedData( 'textarea', ' class="x"' ) +
			[ 'react-js', 'wp-element-js', 'userfeedback-widget-app-js' ]
				.map( ( id ) => `<img id="${ id }" src="${ pdf }" alt="">` )
				.join( '' ) +
			object( baseURL, 'currentScript' ) +
			object( baseURL, 'scripts' ) +
			object( baseURL, 'head' ) +
			GLOBALS,
	} );
	await author.post< Saved >( 'wp/v2/comments', {
		post: published.id,
		content: forgedData( 'b' ) + GLOBALS,
	} );

	const editor = await as( 'editor' );
	await editor.post< Saved >( 'wp/v2/widgets', {
		id_base: 'block',
		sidebar: 'forged',
		instance: { raw: { content: forgedData( 'pre' ) + GLOBALS } },
	} );

	for ( const [ page, url, forged ] of [
		[
			await open( adminState ),
			`/?p=${ pending.id }&preview=true`,
			'pre#userfeedback-data, p#userfeedback-loader-js, p#react-js',
		],
		[
			await open(),
			published.link,
			'textarea#userfeedback-data, img#react-js, object#currentScript, object#scripts',
		],
		[
			await open(),
			'/',
			'textarea#userfeedback-data, .forged pre#userfeedback-data, .forged a#wp',
		],
	] as const ) {
		await page.goto( url );
		// It came through kses as it was written, so that the page is the one that was meant.
		for ( const selector of forged.split( ', ' ) ) {
			await expect(
				page.locator( selector ).first(),
				url
			).toBeAttached();
		}
		await expect(
			widgetOf( page ).getByRole( 'heading', { name: CHOICE.title } ),
			url
		).toBeVisible();
		expect( await page.evaluate( () => 'forged' in window ), url ).toBe(
			false
		);
	}
	expect( dialogs ).toEqual( [] );
} );
