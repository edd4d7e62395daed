import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A survey as the API has it, as far as tests look at it. */
interface Stored {
	settings: Record< string, object >;
}

/** The REST API as somebody who is logged in, without loading a page: a page of the dashboard costs a second. */
export class Api {
	private nonce: Promise< string > | undefined;

	/**
	 * @param request Has the cookies of the login.
	 * @param site    Address of the site; by default the base URL of the requests.
	 */
	public constructor(
		private readonly request: APIRequestContext,
		private readonly site = ''
	) {}

	/**
	 * Rejects when the answer is an error.
	 *
	 * @param method
	 * @param path   Of a route of ours, or of one of WordPress (wp/v2/…).
	 * @param data
	 */
	public async call< T = unknown >(
		method: string,
		path: string,
		data?: unknown
	): Promise< T > {
		const route = path.startsWith( 'wp/' )
			? path
			: `userfeedback/v1/${ path }`;
		const send = async () =>
			this.request.fetch( `${ this.site }/wp-json/${ route }`, {
				method,
				headers: {
					'X-WP-Nonce': await ( this.nonce ??= this.fetchNonce() ),
				},
				...( data === undefined ? {} : { data } ),
			} );
		let response = await send();
		let text = await response.text();
		if ( text.includes( 'rest_cookie_invalid_nonce' ) ) {
			// The user has logged in again since.
			this.nonce = undefined;
			response = await send();
			text = await response.text();
		}
		if ( ! response.ok() ) {
			throw new Error(
				`${ method } ${ path }: ${ response.status() } ${ text }`
			);
		}
		return ( text === '' ? undefined : JSON.parse( text ) ) as T;
	}

	public get< T = unknown >( path: string ): Promise< T > {
		return this.call< T >( 'GET', path );
	}

	public post< T = unknown >( path: string, data: unknown ): Promise< T > {
		return this.call< T >( 'POST', path, data );
	}

	/** Changes what a survey is, as far as it is named. */
	public edit< T = unknown >( id: number, survey: object ): Promise< T > {
		return this.post< T >( `surveys/${ id }`, { survey } );
	}

	/** Changes some of a survey's settings of one kind, such as theming. */
	public async set(
		id: number,
		kind: string,
		changes: object
	): Promise< void > {
		const { settings } = await this.get< Stored >( `surveys/${ id }` );
		await this.edit( id, {
			settings: { [ kind ]: { ...settings[ kind ], ...changes } },
		} );
	}

	/** Moves surveys: publish, draft, trash. */
	public async move(
		to: string,
		...ids: readonly number[]
	): Promise< void > {
		await this.post( `surveys/${ to }`, { survey_ids: ids } );
	}

	/** How many responses the results say that a survey has. */
	public async total( id: number ): Promise< number > {
		const path = `surveys/${ id }/results`;
		return ( await this.get< { total: number } >( path ) ).total;
	}

	private async fetchNonce(): Promise< string > {
		const response = await this.request.get(
			`${ this.site }/wp-admin/admin-ajax.php?action=rest-nonce`
		);
		expect( response.ok(), await response.text() ).toBe( true );
		return response.text();
	}
}

/** The API as whoever is logged in to a page's browser, on the site that the page shows, or else on that of the browser's base URL. */
export const apiOf = ( page: Page ): Api =>
	new Api(
		page.request,
		page.url().startsWith( 'http' ) ? new URL( page.url() ).origin : ''
	);
