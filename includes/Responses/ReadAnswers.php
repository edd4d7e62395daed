<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * What a reader of many responses of one survey keeps from one part to the next: options and revisions, which are the same for most of them.
 *
 * @since 0.7.0
 */
final class ReadAnswers {

	/** Revisions that are kept: each may be large. */
	private const MAX_REVISIONS = 20;

	/** Answers that are kept for the responses that follow. */
	private const MAX_ANSWERS = 2000;

	/** Null before they are read. */
	public ?SurveyOptions $options = null;

	/** Whether the database joins all that a response chose, as far as is known. */
	public bool $areJoined = true;

	/** @var array<string, Answer> Without texts, by what was chosen, see keep(). */
	public array $answers = [];

	/** @var array<int, list<Question>> By revision. */
	private array $questions = [];

	/**
	 * Keeps an answer, if there are not too many.
	 *
	 * @param string $key Names all choices of the answer.
	 */
	public function keep( string $key, Answer $answer ): Answer {
		if ( count( $this->answers ) < self::MAX_ANSWERS ) {
			$this->answers[ $key ] = $answer;
		}
		return $answer;
	}

	/**
	 * The questions of a revision.
	 *
	 * @param Closure(): list<Question> $read
	 * @return list<Question>
	 */
	public function questions( int $revision, Closure $read ): array {
		if ( ! isset( $this->questions[ $revision ] ) ) {
			$this->questions             = array_slice( $this->questions, -self::MAX_REVISIONS + 1, null, true );
			$this->questions[ $revision ] = $read();
		}
		return $this->questions[ $revision ];
	}
}
