<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\SubmissionRefused;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Tests\Support\MadeByJest;
use UserFeedback\Tests\TestCase;

/**
 * The server against the widget: walks through random surveys with logic that tests/unit/widget/logic-walks.test.ts makes with the widget's code.
 *
 * @phpstan-type Sent array{question_id: string, value: mixed, extra?: array<string, string>}
 * @phpstan-type Walk array{questions: list<array<string, mixed>>, answers: list<Sent>, path: list<string>}
 */
final class RandomWalksTest extends TestCase {

	use MadeByJest;

	#[TestDox( "[LOG-06~] the server agrees with the widget which of 5,000 random surveys' questions were shown, and accepts what it sends" )]
	public function testAgreesWithTheWidget(): void {
		$seed = (int) ( getenv( 'LOGIC_WALKS_SEED' ) ?: random_int( 1, 1000000 ) );
		/** @var list<Walk> $walks */
		$walks  = $this->madeByJest( 'tests/unit/widget/logic-walks.test.ts', 'LOGIC_WALKS_FILE', [ 'LOGIC_WALKS_SEED' => (string) $seed ] );
		$reader = Plugin::instance()->get( AnswersReader::class );
		foreach ( $walks as $index => [ 'questions' => $data, 'answers' => $answers, 'path' => $path ] ) {
			$questions = array_map( Question::fromArray( ... ), $data );
			$details   = sprintf( 'LOGIC_WALKS_SEED=%d, survey %d: %s', $seed, $index + 1, (string) wp_json_encode( $walks[ $index ] ) );
			$hidden    = QuestionLogic::hidden( $questions, array_column( $answers, 'value', 'question_id' ) );
			self::assertSame( array_values( array_diff( array_column( $questions, 'id' ), $path ) ), $hidden, $details );
			$required = self::required( $questions );
			if ( array_filter( $answers, static fn ( array $answer ) => $answer['value'] !== null ) === [] ) {
				continue;
			}
			self::assertCount( count( $path ), $this->read( $reader, $questions, $answers ) ?? [], $details );
			$last = array_pop( $answers );
			if ( ! in_array( $last['question_id'], $required, true ) ) {
				continue;
			}
			// Without the answer to a required question that was shown, it is refused.
			self::assertNull( $this->read( $reader, $questions, $answers ), $details );
		}
		// The Jest test asserts for a fixed seed what the walks cover: a random run fails only for a wrong result.
		self::assertCount( 5000, $walks );
	}

	/**
	 * Ids of the required questions.
	 *
	 * @param list<Question> $questions
	 * @return list<string>
	 */
	private static function required( array $questions ): array {
		return array_column( array_filter( $questions, static fn ( Question $question ) => $question->isRequired() ), 'id' );
	}

	/**
	 * The answers that the server reads; null if it refuses them.
	 *
	 * @param list<Question> $questions
	 * @param list<Sent>     $answers
	 * @return list<\UserFeedback\Model\Answer>|null
	 */
	private function read( AnswersReader $reader, array $questions, array $answers ): ?array {
		try {
			return $reader->read( $questions, $answers );
		} catch ( SubmissionRefused ) {
			return null;
		}
	}
}
