import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Api } from './support/api';
import { expect, test } from './support/test';

const HEATMAPS = '/wp-admin/admin.php?page=userfeedback_heatmaps';

const button = ( name: string ) =>
	`<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#${ name }">${ name }</a></div><!-- /wp:button -->`;

const BUTTONS = `<!-- wp:buttons --><div class="wp-block-buttons">${ button( 'First' ) }${ button( 'Second' ) }</div><!-- /wp:buttons -->`;

const GONE =
	'<!-- wp:paragraph --><p>Read <a href="#gone">What goes</a>.</p><!-- /wp:paragraph -->';

const FAR =
	'<!-- wp:spacer {"height":"1800px"} --><div style="height:1800px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:paragraph --><p>Down here is <a href="#far">Far away</a>.</p><!-- /wp:paragraph -->';

const BANNER =
	'<!-- wp:paragraph --><p style="padding:90px">A banner that was not there before.</p><!-- /wp:paragraph -->';

/** The classes of devices with their widths. */
const DEVICES = [
	{ name: 'Desktop', width: 1280, options: {} },
	{
		name: 'Tablet',
		width: 782,
		options: {
			userAgent:
				'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
		},
	},
	{
		name: 'Mobile',
		width: 375,
		options: {
			// Chromium says it in its client hints, too.
			isMobile: true,
			userAgent:
				'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
		},
	},
] as const;

/** A visitor who clicks and leaves the page. The recorder sends what happened. Answers what closes the browser. */
async function visit(
	browser: Browser,
	options: BrowserContextOptions,
	url: string
): Promise< () => Promise< void > > {
	const context = await browser.newContext( options );
	const page = await context.newPage();
	await page.goto( url );
	const click = async ( name: string, times: number ) => {
		for ( let time = 0; time < times; time++ ) {
			await page.getByRole( 'link', { name } ).click();
		}
	};
	await click( 'Second', 5 );
	await click( 'First', 1 );
	await click( 'What goes', 2 );
	await click( 'Far away', 2 );
	// What was not yet sent is sent now.
	await page.goto( 'about:blank' );
	return () => context.close();
}

/** The number of clicks that the server has counted on a class of devices. */
async function clicksOn(
	api: Api,
	id: number | undefined,
	device: string
): Promise< number > {
	const { elements } = await api.get< { elements: { n: number }[] } >(
		`heatmaps/pages/${ id }?all_time=true&device=${ device.toLowerCase() }`
	);
	return elements.reduce( ( sum, { n } ) => sum + n, 0 );
}

/** The links below the reddest places of the picture. */
async function hottestLinks( admin: Page ): Promise< string[] > {
	return admin
		.locator( '.userfeedback-heatmap-frame canvas' )
		.evaluate( ( element ) => {
			const canvas = element as HTMLCanvasElement;
			const frame = canvas.parentElement?.querySelector( 'iframe' );
			const view = frame?.contentWindow;
			const { width, height } = canvas;
			const pixels =
				canvas.getContext( '2d' )?.getImageData( 0, 0, width, height )
					.data ?? [];
			let most = 0;
			let places: number[] = [];
			for ( let at = 0; at < pixels.length; at += 4 ) {
				const red = pixels[ at ] ?? 0;
				const green = pixels[ at + 1 ] ?? 0;
				const alpha = pixels[ at + 3 ] ?? 0;
				// The outline of the chosen element is black and white.
				if ( red > 200 && green < 80 && alpha >= most ) {
					places = alpha > most ? [] : places;
					most = alpha;
					places.push( at / 4 );
				}
			}
			const zoom = width / ( view?.innerWidth ?? 1 );
			return [
				...new Set(
					places.map(
						( place ) =>
							view?.document
								.elementFromPoint(
									( place % width ) / zoom,
									Math.floor( place / width ) / zoom
								)
								?.closest( 'a' )?.textContent ?? 'no link'
					)
				),
			];
		} );
}

/** Chooses a device. It is chosen when the address says so: the browser tells of that later. */
async function choose( admin: Page, name: string ): Promise< void > {
	const device = admin.getByRole( 'radio', { name } );
	await device.click();
	await expect( device ).toBeChecked();
}

/** Each device's picture is hottest on the link that was clicked most. */
async function checkPictures( admin: Page ): Promise< void > {
	for ( const { name, width } of DEVICES ) {
		await choose( admin, name );
		const chosen = admin.getByRole( 'button', { name: /“Second”/ } );
		await expect( chosen ).toContainText( '5 clicks' );
		await expect
			.poll( () =>
				admin
					.locator( '.userfeedback-heatmap-frame iframe' )
					.evaluate(
						( frame ) =>
							( frame as HTMLIFrameElement ).contentWindow
								?.innerWidth
					)
			)
			.toBe( width );
		// It may be further down than is seen.
		if ( ( await chosen.getAttribute( 'aria-pressed' ) ) === 'false' ) {
			await chosen.click();
		}
		await expect
			.poll( () => hottestLinks( admin ), { message: name } )
			.toEqual( [ 'Second' ] );
	}
}

test( '[ADD-06] clicks of visitors are drawn on the elements that they clicked, at three widths, also after the page has changed', async ( {
	admin,
	api,
	browser,
	post,
	baseURL,
} ) => {
	test.setTimeout( 240_000 );
	const { id, url } = await post( {
		type: 'pages',
		title: 'A recorded page',
		content: BUTTONS + GONE + FAR,
	} );

	await admin.goto( HEATMAPS );
	await admin
		.getByRole( 'button', { name: 'Record a page' } )
		.first()
		.click();
	await admin.getByRole( 'combobox', { name: 'Page' } ).fill( 'A recorded' );
	await admin.getByRole( 'option', { name: 'A recorded page' } ).click();
	await admin.getByRole( 'button', { name: 'Start recording' } ).click();
	const row = admin.getByRole( 'row', { name: /A recorded page/ } );
	await expect( row ).toContainText( '0 of 1,000' );

	const [ heatmap ] = (
		await api.get< { items: { id: number }[] } >( 'heatmaps' )
	).items;
	for ( const { name, width, options } of DEVICES ) {
		const leave = await visit(
			browser,
			{
				...options,
				viewport: { width, height: 700 },
				...( baseURL && { baseURL } ),
			},
			url
		);
		await expect
			.poll( () => clicksOn( api, heatmap?.id, name ), { message: name } )
			.toBe( 10 );
		await leave();
	}

	await admin.reload();
	await expect( row ).toContainText( '3 of 1,000' );
	await row.getByRole( 'link', { name: 'A recorded page' } ).click();
	await checkPictures( admin );

	// The list is used by keyboard.
	await choose( admin, 'Desktop' );
	await admin.getByRole( 'button', { name: /“Second”/ } ).focus();
	const page = admin.frameLocator( '.userfeedback-heatmap-frame iframe' );
	await expect(
		page.getByRole( 'link', { name: 'Far away' } )
	).not.toBeInViewport();
	const far = admin.getByRole( 'button', { name: /“Far away”/ } );
	for ( let step = 0; step < 4; step++ ) {
		if (
			await far.evaluate(
				( of ) => of === of.ownerDocument.activeElement
			)
		) {
			break;
		}
		await admin.keyboard.press( 'ArrowDown' );
	}
	await expect( far ).toBeFocused();
	await admin.keyboard.press( 'Enter' );
	await expect( far ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		page.getByRole( 'link', { name: 'Far away' } )
	).toBeInViewport();

	// A link on the page shows itself in the list, and leads nowhere.
	await page.getByRole( 'link', { name: 'Far away' } ).click();
	await expect( admin ).toHaveURL( /#\/page\/\d+$/ );

	await api.post( `wp/v2/pages/${ id }`, {
		content: BANNER + FAR + BUTTONS,
	} );
	await admin.reload();
	await expect(
		admin.getByRole( 'group', { name: 'No longer on the page' } )
	).toContainText( '2 clicks' );
	await checkPictures( admin );
} );
