import { render, screen, within } from '@testing-library/react';
import { QuestionResultsCard } from '../../../src/admin-pages/results/components/question-results-card';
import { SurveyResultsScreen } from '../../../src/admin-pages/results/screen';
import type { QuestionStats, SurveyResults } from '../../../src/survey-model';
import { fakeServer, refusal } from '../support/fake-server';
import { renderAt } from '../support/render';

const OXFORD: QuestionStats = {
	id: 'oxford',
	title: 'Which sentence is correct?',
	type: 'radio-button',
	is_quantitative: true,
	total_answers: 1129,
	skipped: 4,
	options: [
		{ value: 'With the comma', count: 641 },
		{ value: 'Without it', count: 488 },
		{ value: 'Either', count: 0, retired: true },
	],
	answers: [],
};

const WHY: QuestionStats = {
	id: 'why',
	title: 'Why?',
	type: 'text',
	is_quantitative: false,
	total_answers: 1,
	skipped: 0,
	options: [],
	answers: [
		{
			value: 'Because <b>so</b>',
			date: '2026-11-21T12:30:00Z',
			response_id: 9,
		},
	],
};

function results( changes: Partial< SurveyResults > = {} ): SurveyResults {
	return {
		survey: {
			id: 7,
			title: 'Commas',
			type: 'survey',
			status: 'publish',
			publish_at: null,
			created_at: '2026-11-01T10:00:00Z',
		},
		total: 1133,
		range_responses_count: 1133,
		responses_count_7_days: 1133,
		responses_count_30_days: 1133,
		impressions: 0,
		question_stats: [ OXFORD, WHY ],
		nps_overview: null,
		...changes,
	};
}

describe( 'the card of a question', () => {
	it( '[RES-02~] gives each option its count and its share in whole percent', () => {
		render( <QuestionResultsCard stats={ OXFORD } /> );
		const rows = within(
			screen.getByRole( 'table', {
				name: 'Answers to “Which sentence is correct?”',
			} )
		);
		expect(
			rows.getByRole( 'row', { name: 'With the comma 641 57%' } )
		).toBeInTheDocument();
		expect(
			rows.getByRole( 'row', { name: 'Without it 488 43%' } )
		).toBeInTheDocument();
		expect( screen.getByText( '1,129 answers' ) ).toBeInTheDocument();
		expect( screen.getByText( '4 skipped' ) ).toBeInTheDocument();
	} );

	it( 'says which options are no longer asked', () => {
		render( <QuestionResultsCard stats={ OXFORD } /> );
		expect(
			screen.getByRole( 'rowheader', { name: /Either/ } )
		).toHaveTextContent( 'No longer asked' );
	} );

	it( '[RES-02~] shows the newest answers of a text question, as they were typed', () => {
		render( <QuestionResultsCard stats={ WHY } /> );
		expect( screen.getByText( 'Because <b>so</b>' ) ).toBeInTheDocument();
		expect( screen.getByText( '1 answer' ) ).toBeInTheDocument();
	} );

	it( 'of a question that nobody answered says so', () => {
		render(
			<QuestionResultsCard
				stats={ { ...WHY, total_answers: 0, answers: [] } }
			/>
		);
		expect(
			screen.getByText( 'Nobody has answered this question yet.' )
		).toBeInTheDocument();
	} );
} );

describe( 'the results of a survey', () => {
	it( 'have one card a question under the title and the number of responses', async () => {
		fakeServer( () => ( { body: results() } ) );
		renderAt( '/survey/7', <SurveyResultsScreen id={ 7 } /> );
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Commas' } )
		).toBeVisible();
		expect( screen.getByText( '1,133 responses' ) ).toBeVisible();
		expect(
			screen.getByRole( 'group', { name: 'Which sentence is correct?' } )
		).toBeVisible();
		expect( screen.getByRole( 'group', { name: 'Why?' } ) ).toBeVisible();
	} );

	it( 'without responses say what to do next', async () => {
		const { survey } = results();
		fakeServer( () => ( {
			body: results( {
				total: 0,
				survey: { ...survey, status: 'draft' },
			} ),
		} ) );
		renderAt( '/survey/7', <SurveyResultsScreen id={ 7 } /> );
		expect(
			await screen.findByRole( 'heading', { name: 'No responses yet' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Publish survey' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/edit/7/publish' )
		);
	} );

	it( 'of a survey that does not exist lead back', async () => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_survey_not_found',
				'There is no such survey.'
			)
		);
		renderAt( '/survey/8', <SurveyResultsScreen id={ 8 } /> );
		expect(
			await screen.findByText( 'There is no such survey.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back to Surveys' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );
} );
