<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;

/**
 * Checks a new date on which a survey is to be published. A stored date stays valid after it has passed.
 *
 * @since 0.3.0
 */
final class ScheduleDates {

	private const LATEST = '+10 years';

	/**
	 * Errors for a changed date that has passed or is more than ten years away.
	 *
	 * @param DateTimeImmutable $now UTC.
	 * @return list<FieldError>
	 */
	public static function errors( Survey $before, Survey $after, DateTimeImmutable $now ): array {
		$date = $after->publishAt;
		if ( $date === null || $date->getTimestamp() === $before->publishAt?->getTimestamp() ) {
			return [];
		}
		if ( $date <= $now ) {
			$message = __( 'This time has passed. Choose a later one.', 'userfeedback' );
			return [ new FieldError( 'publish_at', 'date_passed', $message ) ];
		}
		if ( $date > $now->modify( self::LATEST ) ) {
			$message = __( 'This is more than ten years away. Choose an earlier date.', 'userfeedback' );
			return [ new FieldError( 'publish_at', 'date_too_late', $message ) ];
		}
		return [];
	}
}
