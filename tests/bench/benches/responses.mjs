import { atMost, figure } from '../lib/report.mjs';
import { measureAt, ownSql, slowest } from './results.mjs';

const PER_PAGE = 20;

/** The requests of the list of a survey's responses, with their limits of SQL in milliseconds. */
async function requests( { site, surveys }, count ) {
	const id = await surveys.filled( count );
	const base = `surveys/${ id }/responses`;
	const { questions } = await site.api( 'GET', `${ base }/choices` );
	const choice = questions.find( ( { options } ) => options.length > 0 );
	const list = ( query ) =>
		`/wp-json/userfeedback/v1/${ base }?per_page=${ PER_PAGE }&preview=true${ query }`;
	const { pagination } = await site.api(
		'GET',
		`${ base }?per_page=${ PER_PAGE }`
	);
	const far = Math.ceil( pagination.pages * 0.9 );
	const option = encodeURIComponent( choice.options[ 0 ] );
	const answer = `&filter[question]=${ choice.id }&filter[option]=${ option }`;
	const { cursor } = await site.api(
		'GET',
		`${ base }?per_page=${ PER_PAGE }&filter[device]=mobile`
	);
	return {
		first: { what: 'first page with answers', path: list( '' ), most: 10 },
		far: {
			what: `page ${ figure( far ) } typed, with answers`,
			path: list( `&page=${ far }` ),
			most: 400,
		},
		device: {
			what: 'filter by device',
			path: list( '&filter[device]=mobile' ),
			most: 400,
		},
		option: { what: 'filter by option', path: list( answer ), most: 400 },
		word: {
			what: 'search of a frequent word',
			path: list( '&filter[search]=e' ),
			most: 400,
		},
		nothing: {
			what: 'search that finds nothing',
			path: list( '&filter[search]=zzqxzz' ),
			most: 400,
		},
		number: {
			what: 'search of a number',
			path: list( '&filter[search]=%2312' ),
			most: 400,
		},
		...( cursor === null
			? {}
			: {
					older: {
						what: 'filter by device, older',
						path: list(
							`&filter[device]=mobile&cursor=${ cursor }`
						),
						most: 400,
					},
				} ),
		choices: {
			what: 'what can be filtered by',
			path: `/wp-json/userfeedback/v1/${ base }/choices`,
			most: 100,
		},
	};
}

/**
 * How long owners wait for responses that they filter or search.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureResponses( context ) {
	const { report, sizes } = context;
	report.notes.responses = {};
	for ( const count of sizes ) {
		const targets = await requests( context, count );
		const { times, statements } = await measureAt( context, targets );
		for ( const [ name, { what, most } ] of Object.entries( targets ) ) {
			const row = ( kind, samples, goal ) =>
				report.add( {
					bench: 'responses',
					what: `${ figure( count ) } stored, ${ what }: ${ kind }`,
					samples,
					unit: 'ms',
					goal,
				} );
			row(
				'time in PHP',
				times[ name ].map( ( { milliseconds } ) => milliseconds )
			);
			row(
				'SQL',
				statements[ name ].map( ownSql ),
				atMost( most, 'ms' )
			);
			report.notes.responses[ `${ count } ${ name }` ] = slowest(
				statements[ name ]
			);
		}
	}
}
