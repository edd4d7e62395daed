<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;

/**
 * Who may see and change whom a survey notifies. A notification carries answers, so that takes the right to read them.
 *
 * @phpstan-import-type Fields from SurveyValidator
 */
final class RecipientRights {

	/**
	 * The notifications of a survey as the present user may see them: without the right the addresses are ''.
	 *
	 * @param array<string, mixed> $notifications See SurveySchema::notifications().
	 * @return array<string, mixed>
	 */
	public static function visible( array $notifications ): array {
		return current_user_can( Capability::VIEW_RESULTS ) ? $notifications : self::masked( $notifications );
	}

	/**
	 * The fields that a save may store. Whoever lacks the right may send back what they read, which changes nothing.
	 *
	 * @param Survey $before As it is stored, or the defaults of a new one.
	 * @param Fields $fields What was sent.
	 * @param int    $userId Who saves.
	 * @return Fields
	 * @throws RecipientsDenied When they change notifications without the right.
	 */
	public static function permitted( Survey $before, array $fields, int $userId ): array {
		if ( ! isset( $fields['notifications'] ) || user_can( $userId, Capability::VIEW_RESULTS ) ) {
			return $fields;
		}
		$changed = self::differences( self::masked( $before->notifications ), $fields['notifications'], 'notifications' );
		if ( $changed !== [] ) {
			throw RecipientsDenied::ofFields( $changed );
		}
		unset( $fields['notifications'] );
		return $fields;
	}

	/**
	 * @param array<string, mixed> $notifications
	 * @return array<string, mixed>
	 */
	private static function masked( array $notifications ): array {
		$email = $notifications['email'] ?? null;
		return is_array( $email ) ? [ 'email' => [ 'addresses' => '' ] + $email ] + $notifications : $notifications;
	}

	/**
	 * The paths of the values that were sent and differ from what was read.
	 *
	 * @param array<mixed> $read
	 * @param array<mixed> $sent
	 * @return list<string>
	 */
	private static function differences( array $read, array $sent, string $path ): array {
		$paths = [];
		foreach ( $sent as $name => $value ) {
			$known = $read[ $name ] ?? null;
			if ( is_array( $value ) && is_array( $known ) ) {
				array_push( $paths, ...self::differences( $known, $value, "$path.$name" ) );
			} elseif ( $value !== $known ) {
				$paths[] = "$path.$name";
			}
		}
		return $paths;
	}
}
