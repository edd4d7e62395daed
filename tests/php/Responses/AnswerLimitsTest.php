<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;

/**
 * What the server takes as an answer to each type of question, over the public route: the limits that the widget has, too.
 */
final class AnswerLimitsTest extends TestCase {

	use AddOnQuestions;

	/**
	 * @param string                    $question Id of questions().
	 * @param mixed                     $value    The answer.
	 * @param array<string, string>     $extra    What was typed beside it.
	 * @param string|null               $code     Of the error; null if it is stored.
	 */
	#[TestDox( '[WID-04] takes the answers that the widget allows, and no others: $_dataName' )]
	#[DataProvider( 'answers' )]
	public function testTakesWhatTheWidgetAllows( string $question, mixed $value, array $extra, ?string $code ): void {
		$survey   = $this->publishedSurvey( [ 'questions' => $this->questions() ] );
		$answer   = array_filter( [ 'extra' => $extra ] ) + [ 'question_id' => $question, 'value' => $value ];
		$response = $this->post(
			"/userfeedback/v1/surveys/$survey->id/responses",
			$this->submission( $survey, [], [ 'answers' => [ $answer ] ] )
		);
		if ( $code !== null ) {
			$errors = $this->assertRefused( $response, 400, 'userfeedback_response_invalid' );
			self::assertSame( [ $code ], array_values( $errors ) );
			self::assertSame( 0, $this->rows( 'responses' ) );
			return;
		}
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 1, $this->rows( 'answers' ) );
	}

	/**
	 * @return iterable<string, array{string, mixed, array<string, string>, string|null}>
	 */
	public static function answers(): iterable {
		yield '400 characters' => [ 'long', str_repeat( 'é', 400 ), [], null ];
		yield '401 characters' => [ 'long', str_repeat( 'é', 401 ), [], 'too_long' ];
		foreach ( [ 'ada@example.org', 'a.b+c@sub.example.co' ] as $address ) {
			yield $address => [ 'email', $address, [], null ];
		}
		foreach ( [ 'ada', 'ada@', '@example.org', 'ada@example', 'ada@@example.org', 'a b@example.org' ] as $address ) {
			yield $address => [ 'email', $address, [], 'invalid_email' ];
		}
		yield 'an address with a name' => [ 'email', 'ada@example.org', [ 'name' => 'Ada' ], null ];
		foreach ( [ 1, 5 ] as $stars ) {
			yield "$stars stars" => [ 'stars', $stars, [], null ];
		}
		foreach ( [ 0, 6, -1, '3' ] as $stars ) {
			yield wp_json_encode( $stars ) . ' as stars' => [ 'stars', $stars, [], 'not_on_the_scale' ];
		}
		foreach ( [ 1, 10 ] as $number ) {
			yield "$number from 1 to 10" => [ 'nps', $number, [], null ];
		}
		foreach ( [ 0, 11 ] as $number ) {
			yield "$number from 1 to 10" => [ 'nps', $number, [], 'not_on_the_scale' ];
		}
		foreach ( [ 0, 10 ] as $number ) {
			yield "$number from 0 to 10" => [ 'from-zero', $number, [], null ];
		}
		foreach ( [ -1, 11 ] as $number ) {
			yield "$number from 0 to 10" => [ 'from-zero', $number, [], 'not_on_the_scale' ];
		}
	}

	#[TestDox( '[WID-04] the name is stored beside the address where the owner asks for it, and dropped elsewhere' )]
	public function testTheNameIsOptional(): void {
		$stored = function ( bool $isAsked ): mixed {
			$survey = $this->publishedSurvey( [ 'questions' => [ $this->text( 'email', self::email( $isAsked ) ) ] ] );
			$answer = [ 'question_id' => 'email', 'value' => 'ada@example.org', 'extra' => [ 'name' => 'Ada Lovelace' ] ];
			$body   = $this->submission( $survey, [], [ 'answers' => [ $answer ] ] );
			self::assertSame( 201, $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status() );
			/** @var list<array{answers: list<array{extra: mixed}>}> $stats */
			$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'];
			return $stats[0]['answers'][0]['extra'];
		};
		self::assertSame( [], (array) $stored( false ) );
		self::assertSame( [ 'name' => 'Ada Lovelace' ], (array) $stored( true ) );
	}

	/**
	 * @param array<string, mixed> $question Fields of the question.
	 * @param list<mixed>          $empty    No answers.
	 * @param mixed                $enough   An answer.
	 */
	#[TestDox( '[WID-05] a required question of each type continues only when answered: $_dataName' )]
	#[DataProvider( 'required' )]
	public function testRequiresAnAnswer( array $question, array $empty, mixed $enough ): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->text( 'q1' ), $this->text( 'q2', $question + [ 'settings' => [ 'required' => true ] ] ) ] ]
		);
		$send   = function ( mixed $value ) use ( $survey ) {
			$answers = [ [ 'question_id' => 'q1', 'value' => 'x' ], [ 'question_id' => 'q2', 'value' => $value ] ];
			return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [], [ 'answers' => $answers ] ) );
		};
		foreach ( $empty as $value ) {
			$this->assertRefused( $send( $value ), 400, 'userfeedback_response_invalid' );
		}
		self::assertSame( 0, $this->rows( 'responses' ) );
		self::assertSame( 201, $send( $enough )->get_status() );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<mixed>, mixed}>
	 */
	public static function required(): iterable {
		$options = [ 'config' => [ 'options' => [ 'A', 'B', 'C' ] ] ];
		yield 'a choice' => [ [ 'type' => 'radio-button' ] + $options, [ null, '', 'D' ], 'A' ];
		yield 'a checkbox is answered by one option' => [ [ 'type' => 'checkbox' ] + $options, [ null, [] ], [ 'B' ] ];
		yield 'a text' => [ [], [ null, '', ' ' ], 'x' ];
		yield 'a long text' => [ [ 'type' => 'long-text' ], [ null, "\n " ], 'x' ];
		yield 'an email address' => [ [ 'type' => 'email' ], [ null, '', 'x' ], 'x@example.org' ];
		yield 'stars' => [ [ 'type' => 'star-rating' ], [ null, 0 ], 1 ];
		yield 'NPS' => [ [ 'type' => 'nps' ], [ null, 0 ], 1 ];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function questions(): array {
		return [
			$this->text( 'long', [ 'type' => 'long-text' ] ),
			$this->text( 'email', self::email( true ) ),
			$this->stars( 'stars' ),
			$this->nps( 'nps' ),
			$this->nps( 'from-zero', [ 'start_at_zero' => true ] ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function email( bool $hasName ): array {
		return [
			'type'   => 'email',
			'config' => [ 'include_name' => $hasName ],
		];
	}
}
