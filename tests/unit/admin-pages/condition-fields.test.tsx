import type { Question } from '@/survey-model';
import { COMPARATORS } from '@/survey-model';
import {
	LOGIC,
	choices,
	conditionFields,
	openQuestions,
} from '../support/conditions';
import { card } from '../support/editor';
import { TYPE_NAMES, newQuestion, withType } from '../support/question-types';
import { radioQuestion, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the fields of a condition', () => {
	const NAMES: Record< string, string > = {
		'=': 'Is',
		'!=': 'Is not',
		IN: 'Includes',
		CONTAINS: 'Contains',
		'!CONTAINS': 'Does not contain',
		STARTS_WITH: 'Starts with',
		ENDS_WITH: 'Ends with',
		'>': 'Greater than',
		'<': 'Less than',
		ANY: 'Is any of',
	};
	const OFFERED: Record< string, string[] > = {
		checkbox: [ 'Includes', 'Is any of' ],
		'radio-button': [ 'Is', 'Is not', 'Is any of' ],
		'image-radio': [ 'Is', 'Is not', 'Is any of' ],
		'icon-choice': [ 'Is', 'Is not', 'Is any of' ],
		email: [ 'Contains', 'Does not contain', 'Starts with', 'Ends with' ],
		text: [ 'Contains', 'Does not contain', 'Starts with', 'Ends with' ],
		'long-text': [
			'Contains',
			'Does not contain',
			'Starts with',
			'Ends with',
		],
		'star-rating': [ 'Greater than', 'Less than' ],
		nps: [ 'Is', 'Is not', 'Greater than', 'Less than' ],
	};
	const SCALE = [ '1', '2', '3', '4', '5', '6', '7', '8', '9', '10' ];

	it.each( TYPE_NAMES )(
		'[LOG-04] offer for %s the comparisons of its type, as the server accepts them',
		async ( type ) => {
			const asked = withType( { ...radioQuestion(), id: 'asked' }, type );
			const { user } = await openQuestions( [
				radioQuestion(),
				{ ...asked, title: 'Asked?' },
				textQuestion(),
			] );
			await user.click( card( 3 ).getByRole( 'checkbox', LOGIC ) );
			await user.selectOptions( conditionFields().question, '2. Asked?' );
			expect( choices( conditionFields().comparison ) ).toEqual(
				OFFERED[ type ]
			);
			expect(
				COMPARATORS[ type as keyof typeof COMPARATORS ].map(
					( name ) => NAMES[ name ]
				)
			).toEqual( OFFERED[ type ] );
		}
	);

	it.each( [
		[ 'star-rating', {}, [ '1', '2', '3', '4', '5' ] ],
		[ 'nps', { start_at_zero: false }, SCALE ],
		[ 'nps', { start_at_zero: true }, [ '0', ...SCALE ] ],
		[ 'radio-button', {}, [ 'Yes', 'No' ] ],
		[ 'checkbox', {}, [ 'Yes', 'No' ] ],
		[ 'image-radio', {}, [ 'Yes', 'No' ] ],
		[ 'icon-choice', {}, [ 'Yes', 'No' ] ],
		[ 'email', {}, undefined ],
		[ 'text', {}, undefined ],
		[ 'long-text', {}, undefined ],
	] )(
		'[LOG-05] offer the answers of %s with %j, or a text field',
		async ( type, settings, values ) => {
			const blank = newQuestion( type );
			const labels = [ 'Yes', 'No', ' ' ];
			const image = { url: '', alt: '' };
			const options: Record< string, unknown > = {
				'radio-button': labels,
				checkbox: labels,
				'image-radio': labels.map( ( label ) => ( { label, image } ) ),
				'icon-choice': labels.map( ( label ) => ( {
					label,
					icon: { name: 'star', style: 'solid' },
				} ) ),
			};
			const asked = {
				...blank,
				id: 'asked',
				title: 'Asked?',
				config: options[ type ]
					? { options: options[ type ] }
					: blank.config,
				settings: { ...blank.settings, ...settings },
			} as Question;
			const { user } = await openQuestions( [
				radioQuestion(),
				asked,
				textQuestion(),
			] );
			await user.click( card( 3 ).getByRole( 'checkbox', LOGIC ) );
			await user.selectOptions( conditionFields().question, '2. Asked?' );
			const { value } = conditionFields();
			const offered =
				value instanceof HTMLSelectElement
					? choices( value )
					: [ value.getAttribute( 'type' ) ];
			expect( offered ).toEqual(
				values === undefined
					? [ 'text' ]
					: [ 'Choose an answer', ...values ]
			);
		}
	);
} );
