import { holds } from '@/survey-model';
import cases from '../../fixtures/comparators.json';

describe( 'holds', () => {
	it.each( cases )(
		'[LOG-03~] answer $answer, condition $comparator $value: $expected',
		( { comparator, answer, value, expected } ) => {
			expect( holds( comparator, answer, value ) ).toBe( expected );
		}
	);
} );
