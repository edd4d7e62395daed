import { createSubmission } from '@/widget/app/submission';
import { pageData, survey } from './support';

const context = {
	id: 'an-id',
	url: 'https://example.org/a/?b=c#comment-3',
	title: 'Document title',
	elapsedMs: 1234.5678,
};

describe( 'createSubmission', () => {
	it( 'creates the documented body, with the URL without its fragment', () => {
		const answers = [ { question_id: 'source', value: 'The web' } ];
		const what = { data: pageData(), survey: survey() };
		expect( createSubmission( what, answers, context ) ).toEqual( {
			submission_id: 'an-id',
			answers,
			page_submitted: {
				id: 12,
				url: 'https://example.org/a/?b=c',
				name: 'Sample page',
			},
			nonce: '3.abc',
			website: '',
			elapsed_ms: 1235,
		} );
	} );

	it( 'takes no negative time after the clock was set back', () => {
		const { elapsed_ms: elapsed } = createSubmission(
			{ data: pageData(), survey: survey() },
			[],
			{ ...context, elapsedMs: -3_600_000 }
		);
		expect( elapsed ).toBe( 0 );
	} );

	it( 'omits a missing page id and uses the page’s title as its name', () => {
		const data = pageData( { page: { id: null, name: '' } } );
		const { page_submitted: page } = createSubmission(
			{ data, survey: survey() },
			[],
			context
		);
		expect( page ).toEqual( {
			url: 'https://example.org/a/?b=c',
			name: 'Document title',
		} );
	} );
} );

it( 'truncates texts that the server would refuse for their length', () => {
	const data = pageData( { page: { id: 1, name: 'n'.repeat( 1001 ) } } );
	const { page_submitted: page } = createSubmission(
		{ data, survey: survey() },
		[],
		{ ...context, url: 'https://example.org/?'.padEnd( 3000, 'x' ) }
	);
	expect( page.url ).toHaveLength( 2000 );
	expect( page.name ).toHaveLength( 1000 );
} );
