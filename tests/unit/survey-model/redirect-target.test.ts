import cases from '../../fixtures/comparators.json';
import redirects from '../../fixtures/redirects.json';
import { redirectTarget } from '@/survey-model/redirect-target';
import type { Answer, ThankYouSettings } from '@/widget/definitions';

const TARGET = 'https://example.org/thanks';

const redirect = ( redirect_url: string ): ThankYouSettings => ( {
	type: 'redirect',
	message: 'Thanks!',
	redirect_url,
} );

/** A conditional redirect with one row. */
const conditional = (
	condition_type: string,
	condition: string | string[],
	redirect_url: string
): ThankYouSettings => ( {
	type: 'conditional_redirect',
	message: 'Thanks!',
	conditions: [ { question: 'q', condition_type, condition, redirect_url } ],
} );

describe( 'the target of a conditional redirect', () => {
	it.each( cases )(
		'[LOG-03~] answer $answer, condition $comparator $value: $expected',
		( { comparator, answer, value, expected } ) => {
			const settings = conditional( comparator, value, TARGET );
			const answers = [ { question_id: 'q', value: answer } as Answer ];
			const missing = answer === null ? [] : answers;
			for ( const given of [ answers, missing ] ) {
				expect( redirectTarget( settings, given ) ).toBe(
					expected ? TARGET : ''
				);
			}
		}
	);
} );

describe( 'the target of a redirect', () => {
	it.each( [
		'https://example.org',
		'HTTP://EXAMPLE.ORG/a?b=c&d#e',
		'http://localhost:8080/thanks/',
		'https://müller.example/straße',
	] )( 'is opened: %s', ( url ) => {
		expect( redirectTarget( redirect( url ), [] ) ).toBe( url );
	} );

	it.each( [
		'javascript:alert(1)',
		'JaVaScript:alert(1)',
		' javascript:alert(1)',
		'\u0001javascript:alert(1)',
		'\u0000https://example.org',
		'java\tscript:alert(1)',
		'java\nscript:alert(1)',
		'javascript://example.org/%0aalert(1)',
		'javascript:alert(1)//https://example.org',
		'javascript:alert(1)\nhttps://example.org',
		'data:text/html,<script>alert(1)</script>',
		'DATA:text/html;base64,PHNjcmlwdD4=',
		'vbscript:msgbox(1)',
		'blob:https://example.org/1',
		'file:///etc/passwd',
		'about:blank',
		'mailto:a@example.org',
		'intent://example.org#Intent;scheme=https;end',
		'//evil.example',
		'\\\\evil.example',
		'/\\evil.example',
		'https:/\\evil.example',
		'https:\\\\evil.example',
		'https:evil.example',
		'https:/evil.example',
		'https:///evil.example',
		'https://good.example@evil.example',
		'https://good.example\\@evil.example',
		'https://exam\tple.org',
		'https://example.org/\u202Etxt.exe',
		'/thanks',
		'thanks',
		'',
	] )( '[THX-04] is refused, and the message shows: %j', ( url ) => {
		expect( redirectTarget( redirect( url ), [] ) ).toBe( '' );
		expect(
			redirectTarget( conditional( '=', 'A', url ), [
				{ question_id: 'q', value: 'A' },
			] )
		).toBe( '' );
	} );
} );

describe( 'the target after an answer', () => {
	it.each( redirects )( '$why', ( { thank_you, answers, target } ) => {
		const given = Object.entries( answers ).map( ( [ id, value ] ) => ( {
			question_id: id,
			value,
		} ) );
		expect(
			redirectTarget( thank_you as ThankYouSettings, given as Answer[] )
		).toBe( target );
	} );
} );
