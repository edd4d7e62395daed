const options = ( count ) =>
	Array.from( { length: count }, ( _, index ) => `Option ${ index + 1 }` );

const question = ( id, type, title, config = {} ) => ( {
	id,
	type,
	title,
	config,
} );

/** One choice of five: what the existing product was measured with. */
export const ONE_CHOICE = [
	question( 'choice', 'radio-button', 'How did you find us?', {
		options: options( 5 ),
	} ),
];

/** A choice, a text and several choices. */
export const THREE_QUESTIONS = [
	...ONE_CHOICE,
	question( 'words', 'text', 'What could be better?' ),
	question( 'ticks', 'checkbox', 'What do you use?', {
		options: options( 4 ),
	} ),
];

/** As many as a long survey has: choices, texts and lists. */
export const THIRTEEN_QUESTIONS = Array.from( { length: 13 }, ( _, index ) => {
	const type = [ 'radio-button', 'text', 'checkbox' ][ index % 3 ];
	return question(
		`q${ index + 1 }`,
		type,
		`Question ${ index + 1 }`,
		type === 'text' ? {} : { options: options( 4 + ( index % 2 ) ) }
	);
} );

/** What a visitor answers to the three. */
export const ANSWERS = {
	choice: { question_id: 'choice', value: 'Option 2' },
	words: {
		question_id: 'words',
		value: 'The shop was easy to find, but the checkout took far too long on my phone; please look at that.',
	},
	ticks: { question_id: 'ticks', value: [ 'Option 1', 'Option 4' ] },
};

/**
 * What a page carries for the visitor's browser; without surveys if nothing may show there.
 *
 * @param {string} html
 * @return {{ surveys: { id: number, nonces: Record<string, string> }[], due?: { url: string } }} See WidgetSchema.
 */
export function pageData( html ) {
	const json = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec( html );
	return JSON.parse( json?.[ 1 ] ?? '{"surveys":[]}' );
}

/** A survey of so many responses is counted anew in a second or two. */
const MOST_TO_RECOUNT = 100_000;

/** The surveys that benches need, made when they are first asked for and kept for the benches that follow. */
export class Surveys {
	/** @type {Map<string, Promise<number>>} */
	#made = new Map();

	/** @param {import('./site.mjs').Site} site */
	constructor( site ) {
		this.site = site;
	}

	/**
	 * A draft.
	 *
	 * @param {string}   title     Each survey is made once.
	 * @param {Object[]} questions
	 * @return {Promise<number>} Its id.
	 */
	get( title, questions ) {
		if ( ! this.#made.has( title ) ) {
			const survey = { title, questions, status: 'draft' };
			this.#made.set(
				title,
				this.site
					.api( 'POST', 'surveys', { survey } )
					.then( ( { id } ) => id )
			);
		}
		return this.#made.get( title );
	}

	/**
	 * A survey with stored responses; it was published and is a draft again.
	 *
	 * @param {number}    count     How many, spread over a year.
	 * @param {Object[]=} questions Three by default.
	 * @return {Promise<number>} Its id.
	 */
	filled( count, questions = THREE_QUESTIONS ) {
		const title = `${ count } responses of ${ questions.length }`;
		if ( ! this.#made.has( title ) ) {
			this.#made.set( title, this.#fill( title, count, questions ) );
		}
		return this.#made.get( title );
	}

	async #fill( title, count, questions ) {
		const survey = await this.get( `To fill: ${ title }`, questions );
		await this.publish( survey );
		await this.draft( survey );
		if ( count > 0 ) {
			const prefix = 'wp_ufb_';
			await this.site.php( 'fill', { survey, count, prefix } );
		}
		if ( count <= MOST_TO_RECOUNT && ! ( await this.isExact( survey ) ) ) {
			throw new Error( 'Filler.php makes figures that are not right.' );
		}
		return survey;
	}

	/** @param {number} id Shown to visitors from now on. */
	async publish( id ) {
		await this.site.api( 'POST', 'surveys/publish', {
			survey_ids: [ id ],
		} );
	}

	/** @param {number} id Not shown from now on. */
	async draft( id ) {
		await this.site.api( 'POST', 'surveys/draft', { survey_ids: [ id ] } );
	}

	/**
	 * What a page carries of a published survey for the visitor's browser.
	 *
	 * @param {number} id
	 * @return {Promise<{ nonces: { submission: string } }>} See WidgetSchema.
	 */
	async onPage( id ) {
		const html = await ( await fetch( this.site.url ) ).text();
		const { surveys } = pageData( html );
		const survey = surveys.find( ( one ) => one.id === id );
		if ( ! survey ) {
			throw new Error( `Survey ${ id } is not on the page.` );
		}
		return survey;
	}

	/**
	 * Whether the plugin itself, counting anew, finds every figure of a survey right.
	 *
	 * @param {number} id
	 */
	async isExact( id ) {
		const said = await this.site.wp( [
			'userfeedback',
			'recount',
			String( id ),
		] );
		return said.includes( 'all counts are correct' );
	}

	/**
	 * How many responses of a survey there are.
	 *
	 * @param {number} id
	 * @return {Promise<{ rows: number, counted: number, published: number }>} Stored, in the figures, and neither spam nor trash.
	 */
	async tally( id ) {
		const of = `survey_id = ${ id }`;
		const [ rows, published, counted ] = await this.site.sql(
			`SELECT COUNT(*) FROM {responses} WHERE ${ of };
			SELECT COUNT(*) FROM {responses} WHERE ${ of } AND status = 'publish';
			SELECT COALESCE( SUM( n ), 0 ) FROM {survey_counts} WHERE ${ of } AND item = '!responses' AND period = 0`
		);
		return {
			rows: Number( rows ),
			published: Number( published ),
			counted: Number( counted ),
		};
	}
}
