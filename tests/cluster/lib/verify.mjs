/**
 * Compares what a node has stored with what visitors were told.
 *
 * @param {import('./galera.mjs').GaleraNode}  node
 * @param {import('./ledger.mjs').Ledger}      ledger
 * @param {number[]}                              surveys Ids of those that visitors answered.
 * @return {Promise<{ problems: string[], figures: Record< string, number > }>} What is wrong, and how much there is.
 */
export async function verifyNode( node, ledger, surveys ) {
	const these = surveys.join( ', ' );
	const problems = [];
	const say = ( problem ) => problems.push( `${ node.name }: ${ problem }` );
	const ask = ( sql ) =>
		node.sql( sql.replace( /\{(\w+)\}/g, 'wordpress.wp_ufb_$1' ) );
	const value = async ( sql ) => Number( ( await ask( sql ) )[ 0 ] );

	const rows = await ask(
		`SELECT LOWER( HEX( r.submission_id ) ), r.survey_id, r.status, c.option_hash, n.number, t.text
		FROM {responses} r
		JOIN {answers} c ON c.survey_id = r.survey_id AND c.response_id = r.id AND c.question_id = 'choice'
		JOIN {answers} n ON n.survey_id = r.survey_id AND n.response_id = r.id AND n.question_id = 'score'
		JOIN {answer_texts} t ON t.survey_id = r.survey_id AND t.response_id = r.id AND t.question_id = 'words'
		WHERE r.survey_id IN ( ${ these } )`
	);
	const all = await value(
		`SELECT COUNT(*) FROM {responses} WHERE survey_id IN ( ${ these } )`
	);
	if ( rows.length !== all ) {
		say( `${ all } responses, of which ${ rows.length } have all answers` );
	}
	const seen = new Set();
	for ( const row of rows ) {
		const [ hex, survey, status, option, score, words ] = row.split( '\t' );
		const id = hex.replace(
			/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
			'$1-$2-$3-$4-$5'
		);
		const told = ledger.accepted.get( id );
		if ( seen.has( id ) ) {
			say( `${ id } is stored twice` );
		}
		seen.add( id );
		if ( ledger.refused.has( id ) ) {
			say( `${ id } was refused and is stored` );
		} else if ( ! told ) {
			if ( ! ledger.unheard.has( id ) ) {
				say( `${ id } is stored, and nobody was told` );
			}
		} else if (
			`${ told.survey } ${ told.status } ${ told.option } ${ told.score } ${ told.words }` !==
			`${ survey } ${ status } ${ option } ${ score } ${ words }`
		) {
			say( `${ id } is stored as ${ row }` );
		}
	}
	let lost = 0;
	for ( const id of ledger.accepted.keys() ) {
		lost += seen.has( id ) ? 0 : 1;
	}
	if ( lost > 0 ) {
		say( `${ lost } accepted answers are lost` );
	}

	const published = await value(
		`SELECT COUNT(*) FROM {responses} WHERE status = 'publish' AND survey_id IN ( ${ these } )`
	);
	const counted = await value(
		`SELECT SUM( n ) FROM {survey_counts} WHERE item = '!responses' AND period = 0 AND survey_id IN ( ${ these } )`
	);
	const chosen = await ask(
		`SELECT c.survey_id, c.option_hash, COUNT(*) FROM {answers} c JOIN {responses} r ON r.survey_id = c.survey_id AND r.id = c.response_id
		WHERE r.status = 'publish' AND c.question_id = 'choice' AND c.survey_id IN ( ${ these } ) GROUP BY 1, 2 ORDER BY 1, 2`
	);
	const totals = await ask(
		`SELECT survey_id, option_id, SUM( n ) FROM {question_counts}
		WHERE period BETWEEN 200000 AND 999999 AND question_id = 'choice' AND option_id NOT LIKE '!%' AND survey_id IN ( ${ these } ) GROUP BY 1, 2 ORDER BY 1, 2`
	);
	if ( published !== counted ) {
		say( `${ published } published responses, ${ counted } counted` );
	}
	if ( chosen.join() !== totals.join() ) {
		say(
			`options chosen ${ chosen.join( ' | ' ) }, counted ${ totals.join( ' | ' ) }`
		);
	}

	const votes = await ask(
		"SELECT CONCAT( post_id, ' ', value ), COUNT(*) FROM {ratings} WHERE status = 'publish' GROUP BY post_id, value"
	);
	const stored = new Map(
		votes.map( ( line ) => [
			line.split( '\t' )[ 0 ],
			Number( line.split( '\t' )[ 1 ] ),
		] )
	);
	for ( const [ key, n ] of ledger.votes ) {
		if ( stored.get( key ) !== n ) {
			say(
				`votes ${ key }: ${ n } accepted, ${ stored.get( key ) ?? 0 } stored`
			);
		}
	}
	const ratings = await value(
		"SELECT COUNT(*) FROM {ratings} WHERE status = 'publish'"
	);
	const rated = await value( 'SELECT SUM( n ) FROM {rating_totals}' );
	if ( ratings !== rated ) {
		say( `${ ratings } ratings, ${ rated } counted` );
	}

	const impressions = await value(
		`SELECT COALESCE( SUM( n ), 0 ) FROM {survey_counts} WHERE item = '!impressions' AND period = 0 AND survey_id IN ( ${ these } )`
	);
	const least = ledger.impressions.counted;
	const most = least + ledger.impressions.unheard;
	if ( impressions < least || impressions > most ) {
		say(
			`${ impressions } impressions, ${ least } to ${ most } were sent`
		);
	}
	return {
		problems,
		figures: {
			responses: all,
			published,
			counted,
			ratings,
			rated,
			impressions,
		},
	};
}
