<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\StoredData\Headings;

/**
 * One row for each email address that a visitor typed.
 *
 * @since 0.7.0
 */
final class EmailReport implements Report {

	/** The type of questions that ask for one. */
	private const TYPE = 'email';

	/**
	 * @param DateTimeZone $zone Of the site: dates are written in it.
	 */
	public function __construct( private readonly DateTimeZone $zone ) {}

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
			foreach ( $answered->answers as [ 'question' => $question, 'answer' => $answer ] ) {
				if ( $question->type === self::TYPE && ! $answer->isSkipped() ) {
					$date   = $response->submittedAt->setTimezone( $this->zone );
					$rows[] = [ $response->id, $date, $question->title, $answer->texts['text'] ?? '' ];
				}
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
}
