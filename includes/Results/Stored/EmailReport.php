<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\ReadAnswers;
use UserFeedback\StoredData\Headings;
use UserFeedback\Surveys\RevisionRepository;

/**
 * One row for each email address that a visitor typed.
 *
 * @since 0.7.0
 */
final class EmailReport implements Report {

	/** The type of questions that ask for one. */
	private const TYPE = 'email';

	/** Revisions are read once. */
	private readonly ReadAnswers $read;

	/**
	 * @param DateTimeZone $zone Of the site: dates are written in it.
	 */
	public function __construct(
		private readonly RevisionRepository $revisions,
		private readonly Survey $survey,
		private readonly DateTimeZone $zone
	) {
		$this->read = new ReadAnswers();
	}

	public function name(): string {
		return __( 'Email addresses', 'userfeedback' );
	}

	public function titles(): array {
		return [
			__( 'Response', 'userfeedback' ),
			Headings::submitted( $this->zone ),
			__( 'Question', 'userfeedback' ),
			__( 'Email address', 'userfeedback' ),
		];
	}

	public function rows( array $responses ): array {
		$rows = [];
		foreach ( $responses as $answered ) {
			$response = $answered->response;
			foreach ( $this->questions( $response->revision ) as $question ) {
				$answer = $answered->answers[ $question->id ] ?? null;
				if ( $question->type !== self::TYPE || $answer?->isSkipped() !== false ) {
					continue;
				}
				$date   = $response->submittedAt->setTimezone( $this->zone );
				$rows[] = [ $response->id, $date, $question->title, $answer->texts['text'] ?? '' ];
			}
		}
		return $rows;
	}

	public function summary(): ?array {
		return null;
	}

	public function pause(): array {
		return [];
	}

	public function resume( array $state ): void {}

	/**
	 * The questions in the words that visitors saw.
	 *
	 * @return list<Question>
	 */
	private function questions( int $revision ): array {
		$read = fn () => $this->revisions->questions( $this->survey->id, $revision ) ?? $this->survey->questions;
		return $this->read->questions( $revision, $read );
	}
}
