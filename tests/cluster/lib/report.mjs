/** What a run has shown, as Markdown. */
export class Report {
	/** @type {string[]} */
	#parts = [];

	/** What was not as it has to be. @type {string[]} */
	problems = [];

	/** @param {string} title */
	chapter( title ) {
		this.#parts.push( `## ${ title }` );
	}

	/** @param {string} text */
	note( text ) {
		this.#parts.push( text );
	}

	/** @param {string[]} lines */
	list( lines ) {
		this.#parts.push( lines.map( ( line ) => `- ${ line }` ).join( '\n' ) );
	}

	/**
	 * @param {string[]}   head
	 * @param {( string | number )[][]} rows
	 */
	table( head, rows ) {
		const line = ( cells ) =>
			`| ${ cells.map( ( cell ) => String( cell ).replaceAll( '|', '\\|' ) ).join( ' | ' ) } |`;
		this.#parts.push(
			[
				line( head ),
				line( head.map( () => '---' ) ),
				...rows.map( line ),
			].join( '\n' )
		);
	}

	/**
	 * Adds what was wrong.
	 *
	 * @param {string[]} problems
	 */
	fail( ...problems ) {
		this.problems.push( ...problems );
	}

	text() {
		const verdict =
			this.problems.length === 0
				? 'Nothing was lost, nothing doubled, totals equal rows.'
				: `${ this.problems.length } problems:\n\n${ this.problems
						.slice( 0, 50 )
						.map( ( problem ) => `- ${ problem }` )
						.join( '\n' ) }`;
		return `# A site on several servers\n\n${ verdict }\n\n${ this.#parts.join( '\n\n' ) }\n`;
	}
}
