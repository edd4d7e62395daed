<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\InvalidAnswer;
use UserFeedback\Surveys\QuestionTypes\LongText;
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
		try {
			$this->read( $this->question( $type ), $value );
			self::fail( 'It was taken.' );
		} catch ( InvalidAnswer $invalid ) {
			self::assertSame( $code, $invalid->errorCode );
		}
	}

	public function testKeepsTheTickedOptionsInTheirOrderAndOnce(): void {
		$answer = $this->read( $this->question( 'checkbox' ), [ '0', 'Yes', '0' ] );
		self::assertSame( [ 'Yes', '0' ], $answer->labels );
	}

	#[DataProvider( 'valuesThatSayNothing' )]
	public function testTakesAnEmptyAnswerForASkippedQuestion( string $type, mixed $value ): void {
		self::assertTrue( $this->read( $this->question( $type ), $value )->isSkipped() );
	}

	public function testKeepsTheLinesOfALongTextAndNotThoseOfALine(): void {
		self::assertSame( "one\n\ntwo", $this->read( $this->question( 'long-text' ), " one \r\n\r\n two " )->texts['text'] );
		self::assertSame( 'one two', $this->read( $this->question( 'text' ), " one \r\n\r\n two " )->texts['text'] );
	}

	public function testCountsCharactersAndNotBytes(): void {
		$longest = str_repeat( 'ü', LongText::MAX_LENGTH );
		self::assertSame( $longest, $this->read( $this->question( 'long-text' ), $longest )->texts['text'] );
	}

	public function testKeepsANameOnlyWhereItIsAskedFor(): void {
		$extra = [ 'name' => " Zoë\n" ];
		$asked = $this->read( $this->question( 'email', [ 'include_name' => true ] ), ' a@example.org ', $extra );
		self::assertSame(
			[
				'text' => 'a@example.org',
				'name' => 'Zoë',
			],
			$asked->texts
		);
		self::assertSame( [ 'text' => 'a@example.org' ], $this->read( $this->question( 'email' ), 'a@example.org', $extra )->texts );
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function valuesThatSayNothing(): iterable {
		yield 'nothing ticked' => [ 'checkbox', [] ];
		foreach ( [ 'text', 'long-text', 'email' ] as $type ) {
			yield "$type: empty" => [ $type, '' ];
			yield "$type: white space" => [ $type, " \n\t\u{A0}" ];
		}
	}

	/**
	 * @return iterable<string, array{string, mixed, string}>
	 */
	public static function valuesThatAreNoAnswer(): iterable {
		foreach ( [ true, false, 1, 0, 1.0, '', '01', 'yes', [ 'Yes' ], [], '1 ' ] as $number => $value ) {
			yield "an option: $number" => [ 'radio-button', $value, 'unknown_option' ];
		}
		foreach ( [ true, 'Yes', 'Yes,0', [ true ], [ 'Yes', 'Maybe' ], [ [ 'Yes' ] ] ] as $number => $value ) {
			yield "a list of options: $number" => [ 'checkbox', $value, 'unknown_option' ];
		}
		foreach ( [ 'text', 'long-text', 'email' ] as $type ) {
			foreach ( [ true, 7, [ 'text' ], "caf\xE9" ] as $number => $value ) {
				yield "$type: $number" => [ $type, $value, 'invalid_type' ];
			}
			yield "$type: too long" => [ $type, str_repeat( 'a', 401 ), 'too_long' ];
		}
		foreach ( [ 'a', 'a@b', 'a b@example.org', 'a@example.org, b@example.org', '"><script>@example.org' ] as $number => $value ) {
			yield "an e-mail address: $number" => [ 'email', $value, 'invalid_email' ];
		}
	}

	/**
	 * @param array<string, string> $extra
	 */
	private function read( Question $question, mixed $value, array $extra = [] ): Answer {
		$type = QuestionTypes::core()->find( $question->type );
		self::assertNotNull( $type );
		return $type->read( $question, $value, $extra );
	}

	/**
	 * @param array<string, mixed> $config Instead of the usual one.
	 */
	private function question( string $type, array $config = [] ): Question {
		$usual = in_array( $type, [ 'radio-button', 'checkbox' ], true ) ? [ 'options' => [ '1', 'Yes', '0' ] ] : [];
		return Question::fromArray(
			$this->text(
				'q1',
				[
					'type'   => $type,
					'config' => $config + $usual,
				]
			)
		);
	}
}
