<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;

/**
 * Who gets an email about new responses to a survey.
 *
 * @since 0.1.0
 */
final class EmailAddresses {

	/**
	 * The addresses; none when the survey notifies nobody.
	 *
	 * @return list<string>
	 */
	public static function of( Survey $survey ): array {
		// Asked with every answer, and most surveys notify nobody: the section with its defaults is for those that do.
		$isActive = Cast::at( $survey->notifications, 'email', 'active' ) === true;
		return $isActive ? self::split( Cast::string( Cast::at( ( new EmailSection() )->read( $survey ), 'addresses' ) ) ) : [];
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
