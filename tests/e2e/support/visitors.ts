import type {
	APIRequestContext,
	Locator,
	Page,
	TestInfo,
} from '@playwright/test';
import type { Question } from '../../../src/survey-model';
import { expect, test } from './test';
import { changePageJson } from './page-json';
import { widgetOf } from './surveys';

/** A question as the API takes it. */
export function question(
	type: Question[ 'type' ],
	title: string,
	config: object = {},
	isRequired = false
): Question {
	return {
		id: type,
		type,
		title,
		config,
		settings: {
			required: isRequired,
			randomize: false,
			comment_box: false,
		},
		logic: { enabled: false, action: 'show', conditions: [] },
	} as unknown as Question;
}

export const CHOICE = question( 'radio-button', 'Is it good?', {
	options: [ 'Yes', 'No' ],
} );
export const WHY = question( 'text', 'And why?' );

/** One of each type that the core can ask. */
export const FIVE = [
	question( 'radio-button', 'How did you find us?', {
		options: [ 'A friend told me', 'A search engine', 'Social media' ],
	} ),
	question(
		'checkbox',
		'Which of these do you use at home?',
		{ options: [ 'Coffee maker', 'Electric kettle', 'Toaster' ] },
		true
	),
	question( 'text', 'What is missing here?' ),
	question( 'long-text', 'What would have made your visit better?' ),
	question( 'email', 'May we write to you?', { include_name: true } ),
];

/** The owner of the site, who calls the API without a screen. */
class Owner {
	public constructor(
		private readonly api: APIRequestContext,
		private readonly nonce: string
	) {}

	public async call(
		method: string,
		path: string,
		data?: unknown
	): Promise< unknown > {
		const response = await this.api.fetch(
			`/wp-json/userfeedback/v1/${ path }`,
			{
				method,
				headers: { 'X-WP-Nonce': this.nonce },
				...( data === undefined ? {} : { data } ),
			}
		);
		expect( response.ok(), await response.text() ).toBe( true );
		return response.json();
	}

	/** Publishes a survey and answers its id. */
	public async publish(
		title: string,
		questions: readonly Question[]
	): Promise< number > {
		const { id } = ( await this.call( 'POST', 'surveys', {
			survey: { title, questions, status: 'publish' },
		} ) ) as { id: number };
		return id;
	}

	/** Changes fields of a survey's theming. */
	public async theme( id: number, changes: object ): Promise< void > {
		const { settings } = ( await this.call(
			'GET',
			`surveys/${ id }`
		) ) as {
			settings: { theming: object };
		};
		const theming = { ...settings.theming, ...changes };
		await this.call( 'POST', `surveys/${ id }`, {
			survey: { settings: { theming } },
		} );
	}

	/** Puts a survey back, so that visitors see the next one. */
	public async retire( id: number ): Promise< void > {
		await this.call( 'POST', 'surveys/draft', { survey_ids: [ id ] } );
	}

	/** Takes every survey from visitors, those that are due later too. */
	public async retireAll(): Promise< void > {
		for ( const status of [ 'publish', 'scheduled' ] ) {
			const { items } = ( await this.call(
				'GET',
				`surveys?per_page=100&filter[status]=${ status }`
			) ) as { items: { id: number }[] };
			if ( items.length > 0 ) {
				await this.call( 'POST', 'surveys/draft', {
					survey_ids: items.map( ( { id } ) => id ),
				} );
			}
		}
	}

	/** How many responses a survey has. */
	public async total( id: number ): Promise< number > {
		const results = await this.call( 'GET', `surveys/${ id }/results` );
		return ( results as { total: number } ).total;
	}
}

/** Call at the top of a file: the owner, who is there for its tests. What other files published is taken from visitors. */
export function useOwner(): { owner: Owner } {
	const shared = {} as { owner: Owner };
	test.beforeAll( async ( { playwright, adminState }, info: TestInfo ) => {
		const { baseURL } = info.project.use;
		const api = await playwright.request.newContext( {
			...( baseURL && { baseURL } ),
			storageState: adminState,
		} );
		const nonce = await (
			await api.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
		).text();
		shared.owner = new Owner( api, nonce );
		await shared.owner.retireAll();
	} );
	return shared;
}

/** Call at the top of a file: publishes a survey for its tests and retires it after them. */
export function useSurvey(
	title: string,
	questions: readonly Question[]
): { owner: Owner; id: number } {
	const shared = useOwner() as { owner: Owner; id: number };
	test.beforeAll( async () => {
		shared.id = await shared.owner.publish( title, questions );
	} );
	test.afterAll( () => shared.owner.retire( shared.id ) );
	return shared;
}

/** A button of the popup. */
export const button = ( page: Page, name: string ): Locator =>
	widgetOf( page ).getByRole( 'button', { name, exact: true } );

/** Answers CHOICE and skips WHY. */
export async function finish( page: Page, option = 'Yes' ): Promise< void > {
	await widgetOf( page ).getByRole( 'radio', { name: option } ).check();
	await button( page, 'Next' ).click();
	await button( page, 'Skip' ).click();
}

/** The thanks that end a survey. */
export const thanksOf = ( page: Page ): Locator =>
	widgetOf( page ).getByText( 'Thanks for your feedback!' );

/** Finishes the survey, and answers the status with which the server took it. */
export async function answerChoice( page: Page ): Promise< number > {
	const stored = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/\/surveys\/\d+\/responses/.test( response.url() )
	);
	await finish( page );
	await expect( thanksOf( page ) ).toBeVisible();
	const response = await stored;
	// The page has heard of it, too: nothing is left for the next one to send.
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	return response.status();
}

/** What goes wrong in a page that is not the fixture's own: errors of scripts, and what our warnings say. */
export function watchErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	page.on( 'console', ( message ) => {
		const text = message.text();
		if ( message.type() === 'error' || text.includes( 'UserFeedback' ) ) {
			errors.push( text );
		}
	} );
	return errors;
}

/** How many answers wait in the browser to be sent. */
export const waitingIn = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		try {
			return Object.keys( localStorage ).filter( ( key ) =>
				key.startsWith( 'userfeedback-outbox:' )
			).length;
		} catch {
			return 0;
		}
	} );

/** Waits until nothing of the popup moves. */
export async function stand( page: Page ): Promise< void > {
	await page
		.locator( 'userfeedback-widget' )
		.evaluate( ( { shadowRoot } ) =>
			Promise.all(
				shadowRoot!
					.getAnimations()
					.map( ( { finished } ) => finished.catch( () => {} ) )
			)
		);
}

/**
 * Gives the popup of /about/ the colours of a dark one, as where an owner chose a dark theme for every survey.
 *
 * @param page
 * @param change What else is different in that page.
 */
export const darken = (
	page: Page,
	change?: ( html: string ) => string
): Promise< void > =>
	changePageJson(
		page,
		( { app, surveys } ) => {
			const { src } = app.scripts.at( -1 )!;
			for ( const survey of surveys ) {
				Object.assign( survey.settings.theming, {
					widget_color: '#333333',
					text_color: '#ffffff',
				} );
				survey.scripts = [
					...( survey.scripts ?? [] ),
					{
						before: '',
						after: '',
						handle: 'userfeedback-theme',
						src: src.replace( '/app.js', '/parts/theme.js' ),
						optional: true,
					},
				];
			}
		},
		change
	);

/** Opens a page and waits until its popup stands still. */
export async function openPopup(
	page: Page,
	url = '/about/'
): Promise< void > {
	await page.goto( url );
	await expect( button( page, 'Next' ) ).toBeVisible();
	await expect( widgetOf( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await stand( page );
}
