import type { Answer } from '@/widget/definitions';
import { submissionOf } from '@/widget/engine/submission';
import type { PageData } from '@/widget/types';
import { pageData, survey } from './support';

const NOON = Date.parse( '2026-11-21T12:00:00Z' );

/** What is sent from a page of which the survey was shown some time ago. */
const sent = (
	data: PageData = pageData(),
	answers: readonly Answer[] = [],
	shownAt = NOON - 1235
) =>
	submissionOf(
		{ data, survey: survey() },
		{ submissionId: 'an-id', shownAt },
		answers
	);

beforeEach( () => {
	jest.spyOn( Date, 'now' ).mockReturnValue( NOON );
	window.history.replaceState( {}, '', '/a/?b=c#comment-3' );
	document.title = 'Document title';
} );

afterEach( () => {
	jest.restoreAllMocks();
	window.history.replaceState( {}, '', '/' );
} );

describe( 'a submission', () => {
	it( 'has the documented body, with the URL without its fragment', () => {
		const answers = [ { question_id: 'source', value: 'The web' } ];
		expect( sent( pageData(), answers ) ).toEqual( {
			submission_id: 'an-id',
			answers,
			page_submitted: {
				id: 12,
				url: `${ window.location.origin }/a/?b=c`,
				name: 'Sample page',
			},
			nonce: '3.abc',
			website: '',
			elapsed_ms: 1235,
		} );
	} );

	it( 'takes no negative time after the clock was set back', () =>
		expect( sent( pageData(), [], NOON + 3_600_000 ).elapsed_ms ).toBe(
			0
		) );

	it( 'omits a missing page id and uses the page’s title as its name', () =>
		expect(
			sent( pageData( { page: { id: null, name: '' } } ) ).page_submitted
		).toEqual( {
			url: `${ window.location.origin }/a/?b=c`,
			name: 'Document title',
		} ) );

	it( 'truncates texts that the server would refuse for their length', () => {
		window.history.replaceState( {}, '', `/?${ 'x'.repeat( 3000 ) }` );
		const { page_submitted: page } = sent(
			pageData( { page: { id: 1, name: 'n'.repeat( 1001 ) } } )
		);
		expect( page.url ).toHaveLength( 2000 );
		expect( page.name ).toHaveLength( 1000 );
	} );
} );
