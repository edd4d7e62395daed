import { render, screen, within } from '@testing-library/react';
import { QuestionResultsCard } from '@/admin-pages/results/components/question/card';
import {
	AnswerCell,
	AnswerPreview,
} from '@/admin-pages/results/responses/answer-preview';
import { AnswersCard } from '@/admin-pages/results/response/answers-card';
import { TextItem } from '@/admin-pages/results/texts/text-item';
import { renderAt } from '../support/render';
import { WHY, responseDetail } from '../support/results';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const ARABIC = 'الشاي جيد';

/** What somebody answered to whom the survey was shown in Arabic: an option, with a comment, and a text. */
const ANSWERS = [
	{
		question_id: 'q1',
		title: 'Tea?',
		type: 'radio-button',
		value: [ 'Yes' ],
		option_ids: [ 'yes' ],
		extra: { comments: 'شكرا' },
	},
	{
		question_id: 'q2',
		title: 'Why?',
		type: 'text',
		value: [ ARABIC ],
		option_ids: [],
		extra: {},
	},
];

/** The attributes lang and dir of the element with a text. */
function attributes( text: string ): ( string | null )[] {
	const element = screen.getByText( text );
	return [ element.getAttribute( 'lang' ), element.getAttribute( 'dir' ) ];
}

describe( 'texts of a survey in several languages', () => {
	it( '[PLS-09~] name their language among the newest answers, and are marked with it', () => {
		const german = { response_id: 8, extra: { language: 'de_DE_formal' } };
		const [ answer ] = WHY.answers;
		renderAt(
			'/survey/7',
			<QuestionResultsCard
				surveyId={ 7 }
				stats={ {
					...WHY,
					answers: [
						{
							...answer!,
							value: ARABIC,
							extra: { language: 'ar' },
						},
						{ ...answer!, ...german, value: 'Tee ist gut' },
						{ ...answer!, response_id: 7, value: 'Tea is good' },
					],
				} }
			/>
		);
		expect( attributes( ARABIC ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'Tee ist gut' ) ).toEqual( [ 'de-DE', 'auto' ] );
		expect( attributes( 'Tea is good' ) ).toEqual( [ null, 'auto' ] );
		const [ first, second, third ] = screen.getAllByRole( 'listitem' );
		expect( within( first! ).getByText( 'Arabic' ) ).toBeVisible();
		expect(
			within( second! ).getByText( 'German (Germany) (formal)' )
		).toBeVisible();
		expect( third ).not.toHaveTextContent( /English|German|Arabic/ );
	} );

	it( '[PLS-09~] name it in the language of the user', () => {
		window.userfeedbackAdmin = {
			locale: 'de_DE',
			pages: { surveys: '', results: '' },
		};
		render(
			<TextItem
				surveyId={ 7 }
				isNps={ false }
				item={ {
					value: ARABIC,
					date: '2026-11-21T12:30:00Z',
					response_id: 9,
					score: null,
					extra: { language: 'ar', name: 'نور' },
				} }
			/>
		);
		expect( screen.getByText( 'Arabisch' ) ).toBeVisible();
		expect( attributes( ARABIC ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'نور' ) ).toEqual( [ 'ar', 'auto' ] );
	} );

	it( '[PLS-09~] are marked with it in a single response; options are in the language of the survey', () => {
		render(
			<AnswersCard
				response={ responseDetail( {
					language: 'ar',
					answers: ANSWERS,
				} ) }
			/>
		);
		expect( attributes( ARABIC ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'شكرا' ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'Yes' ) ).toEqual( [ null, 'auto' ] );
	} );

	it( '[PLS-09~] are marked with it in the list and in the table of responses', () => {
		const list = render(
			<AnswerPreview answers={ ANSWERS } language="ar" />
		);
		expect( attributes( ARABIC ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'شكرا' ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'Yes' ) ).toEqual( [ null, 'auto' ] );
		list.unmount();
		render(
			<>
				<AnswerCell answer={ ANSWERS[ 0 ] } language="ar" />
				<AnswerCell answer={ ANSWERS[ 1 ] } language="ar" />
				<AnswerCell answer={ undefined } language="ar" />
			</>
		);
		expect( attributes( ARABIC ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'شكرا' ) ).toEqual( [ 'ar', 'auto' ] );
		expect( attributes( 'Yes' ) ).toEqual( [ null, 'auto' ] );
		expect( attributes( '—' ) ).toEqual( [ null, 'auto' ] );
	} );

	it( 'have no language that browsers do not know', () => {
		render( <AnswerPreview answers={ ANSWERS } language="not a locale" /> );
		expect( attributes( ARABIC ) ).toEqual( [ null, 'auto' ] );
	} );
} );
