<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Support\Clock;

/**
 * Notes and tags of responses.
 */
trait Remarks {

	/**
	 * Stores a note of the administrator about a response.
	 *
	 * @return int Its id.
	 */
	protected function storedNote( Survey $survey, int $responseId, string $text = 'Called back', int $userId = 1 ): int {
		$now = Plugin::instance()->get( Clock::class )->now();
		return Plugin::instance()->get( NoteRepository::class )->add( $survey->id, $responseId, $userId, $text, $now )->id;
	}

	/**
	 * Gives tags to a response.
	 */
	protected function tag( Survey $survey, int $responseId, string ...$tags ): void {
		Plugin::instance()->get( TagRepository::class )->add( $survey->id, [ $responseId ], array_values( $tags ) );
	}
}
