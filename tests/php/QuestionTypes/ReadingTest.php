<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionTypes\LongText;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;

/**
 * What the add-on's questions take for an answer, through the route that visitors use.
 */
final class ReadingTest extends TestCase {

	use AddOnQuestions;

	#[DataProvider( 'numbersOfTheScales' )]
	public function testTakesEveryNumberOfTheScale( string $type, bool $startsAtZero, int $least, int $most ): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->scale( $type, $startsAtZero ) ] ] );
		foreach ( range( $least, $most ) as $number ) {
			self::assertSame( 201, $this->send( $survey->id, $number ), "$number" );
		}
		foreach ( [ $least - 1, $most + 1 ] as $number ) {
			self::assertSame( 400, $this->send( $survey->id, $number ), "$number" );
		}
	}

	#[DataProvider( 'valuesThatAreNoNumbers' )]
	public function testTakesNothingElse( string $type, mixed $value ): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->scale( $type, true ) ] ] );
		self::assertSame( 400, $this->send( $survey->id, $value ) );
		self::assertSame( 0, $this->rows( 'answers' ) );
	}

	#[DataProvider( 'questionsWithOptions' )]
	public function testTakesTheLabelOfAnOptionAndNothingElse( string $type ): void {
		$question = $type === 'image-radio' ? $this->pictures( 'q1', [ 'Cat', '1' ] ) : $this->icons( 'q1', [ 'Cat' => 'cat', 'Dog' => 'dog' ] );
		$survey   = $this->publishedSurvey( [ 'questions' => [ $question ] ] );
		self::assertSame( 201, $this->send( $survey->id, 'Cat' ) );
		foreach ( [ true, 1, 'cat', '', [ 'Cat' ], 'cat.png' ] as $value ) {
			self::assertSame( 400, $this->send( $survey->id, $value ), (string) wp_json_encode( $value ) );
		}
	}

	#[TestDox( '[WID-06~] a comment is kept beside an answer where the question has a box for it, and nowhere else' )]
	public function testKeepsACommentWhereThereIsABoxForIt(): void {
		$box    = [ 'settings' => [ 'comment_box' => true ] + $this->text( 'q' )['settings'] ];
		$survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->stars( 'with', [ 'comment_box' => true ] ),
					$this->stars( 'without' ),
					$this->text( 'typed', $box ),
					$this->radio( 'skipped', [ 'Yes', 'No' ], $box ),
				],
			]
		);
		$answers = [];
		foreach ( [ 'with' => 5, 'without' => 5, 'typed' => 'Yes', 'skipped' => null ] as $id => $value ) {
			$answers[] = [
				'question_id' => $id,
				'value'       => $value,
				'extra'       => [ 'comments' => " Lovely \n " ],
			];
		}
		$sent = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [], [ 'answers' => $answers ] ) );
		self::assertSame( 201, $sent->get_status() );
		$connection = Plugin::instance()->get( Connection::class );
		self::assertSame(
			[ [ 'question_id' => 'with', 'text' => 'Lovely' ] ],
			$connection->rows( "SELECT question_id, text FROM %i WHERE kind = 'comment'", $connection->table( 'answer_texts' ) )
		);
	}

	public function testRefusesACommentThatIsTooLong(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->stars( 'q1', [ 'comment_box' => true ] ) ] ] );
		self::assertSame( 201, $this->send( $survey->id, 5, [ 'comments' => str_repeat( 'ü', LongText::MAX_LENGTH ) ] ) );
		self::assertSame( 400, $this->send( $survey->id, 5, [ 'comments' => str_repeat( 'ü', LongText::MAX_LENGTH + 1 ) ] ) );
	}

	public function testWithoutTheAddOnACommentIsLeftOutAndStarsCannotBeGiven(): void {
		$survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => [ 'comment_box' => true ] + $this->text( 'q' )['settings'] ] ),
					$this->stars( 'q2' ),
				],
			]
		);
		$plugin = $this->withoutTheAddOn();
		$given  = [
			'question_id' => 'q1',
			'value'       => 'Yes',
			'extra'       => [ 'comments' => 'Why not' ],
		];
		self::assertGreaterThan( 0, $this->importResponse( $survey, [ $given ], $plugin ) );
		self::assertSame( 0, $this->rows( 'answer_texts' ) );
		$this->expectException( \UserFeedback\Responses\SubmissionRefused::class );
		$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => 5 ] ], $plugin );
	}

	/**
	 * @return iterable<string, array{string, bool, int, int}>
	 */
	public static function numbersOfTheScales(): iterable {
		yield 'stars' => [ 'star-rating', false, 1, 5 ];
		yield 'NPS' => [ 'nps', false, 1, 10 ];
		yield 'NPS from zero' => [ 'nps', true, 0, 10 ];
	}

	/**
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function valuesThatAreNoNumbers(): iterable {
		foreach ( [ 'star-rating', 'nps' ] as $type ) {
			foreach ( [ true, false, '4', '', 4.5, 4.0, [ 4 ], [ '4' ], [], 'four', -1, 70000, [ 'a' => 4 ] ] as $number => $value ) {
				yield "$type: $number" => [ $type, $value ];
			}
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function questionsWithOptions(): iterable {
		yield 'pictures' => [ 'image-radio' ];
		yield 'icons' => [ 'icon-choice' ];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function scale( string $type, bool $startsAtZero ): array {
		return $type === 'nps' ? $this->nps( 'q1', [ 'start_at_zero' => $startsAtZero ] ) : $this->stars( 'q1' );
	}

	/**
	 * The status with which an answer to q1 is taken or not.
	 *
	 * @param array<string, string> $extra
	 */
	private function send( int $surveyId, mixed $value, array $extra = [] ): int {
		$answer = [
			'question_id' => 'q1',
			'value'       => $value,
			'extra'       => (object) $extra,
		];
		$survey = Plugin::instance()->get( SurveyService::class )->get( $surveyId );
		$body   = $this->submission( $survey, [], [ 'answers' => [ $answer ] ] );
		$this->asVisitor();
		// WordPress decodes what a browser sends; 4.0 has to arrive as a float.
		$request = new \WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$surveyId/responses" );
		$request->set_headers( [ 'Content-Type' => 'application/json' ] );
		$request->set_body( (string) wp_json_encode( $body, JSON_PRESERVE_ZERO_FRACTION ) );
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1000, 'too_many' => 1000 ] );
		return $this->dispatch( $request )->get_status();
	}
}
