<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\InvalidAnswer;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What question types take for an answer, whoever asks them: the schema of the route is not the only guard.
 */
final class QuestionTypesTest extends TestCase {

	use SurveyFixtures;

	#[DataProvider( 'valuesThatAreNoAnswer' )]
	public function testTakesNothingButAnAnswer( string $type, mixed $value, string $code ): void {
		$data = $type === 'radio-button' ? $this->radio( 'q1', [ '1', 'Yes', '0' ] ) : $this->text( 'q1' );
		try {
			QuestionTypes::core()->find( $type )?->read( Question::fromArray( $data ), $value );
			self::fail( 'It was taken.' );
		} catch ( InvalidAnswer $invalid ) {
			self::assertSame( $code, $invalid->errorCode );
		}
	}

	/**
	 * @return iterable<string, array{string, mixed, string}>
	 */
	public static function valuesThatAreNoAnswer(): iterable {
		foreach ( [ true, false, 1, 0, 1.0, '', '01', 'yes', [ 'Yes' ], [], '1 ' ] as $number => $value ) {
			yield "an option: $number" => [ 'radio-button', $value, 'unknown_option' ];
		}
		foreach ( [ true, 7, [ 'text' ], "caf\xE9" ] as $number => $value ) {
			yield "a text: $number" => [ 'text', $value, 'invalid_type' ];
		}
	}
}
