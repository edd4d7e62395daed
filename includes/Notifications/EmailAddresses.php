<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use UserFeedback\Model\Survey;

/**
 * Who gets an email about new responses to a survey.
 */
final class EmailAddresses {

	/**
	 * The addresses; none when the survey notifies nobody.
	 *
	 * @return list<string>
	 */
	public static function of( Survey $survey ): array {
		$email = $survey->notifications['email'] ?? null;
		if ( ! is_array( $email ) || ( $email['active'] ?? false ) !== true || ! is_string( $email['addresses'] ?? null ) ) {
			return [];
		}
		return self::split( $email['addresses'] );
	}

	/**
	 * The entries of a list that is separated by commas, without empty ones.
	 *
	 * @return list<string>
	 */
	public static function split( string $list ): array {
		return array_values( array_filter( array_map( trim( ... ), explode( ',', $list ) ), static fn ( string $entry ) => $entry !== '' ) );
	}
}
