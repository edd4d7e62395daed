<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Which questions of a survey are columns in the table of its responses: each user chooses for themselves, on each site of a network.
 *
 * @since 0.5.0
 */
final class ListColumns {

	/** User meta, followed by the id of the site. */
	private const META = 'userfeedback_response_columns_';

	/** Surveys whose columns are kept; those that were chosen longest ago are forgotten. */
	private const MAX_SURVEYS = 100;

	/**
	 * The questions that a user chose, in their order; null when they chose none yet.
	 *
	 * @return list<string>|null Ids.
	 */
	public static function of( int $userId, int $surveyId ): ?array {
		$ids = self::all( $userId )[ $surveyId ] ?? null;
		return is_array( $ids ) ? array_values( array_filter( $ids, is_string( ... ) ) ) : null;
	}

	/**
	 * Keeps what a user chose.
	 *
	 * @param list<string> $ids Questions.
	 */
	public static function keep( int $userId, int $surveyId, array $ids ): void {
		$all = self::all( $userId );
		unset( $all[ $surveyId ] );
		$all[ $surveyId ] = $ids;
		update_user_meta( $userId, self::key(), array_slice( $all, -self::MAX_SURVEYS, null, true ) );
	}

	/**
	 * Deletes what the users of this site chose.
	 */
	public static function forget(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	/**
	 * @return array<mixed> By survey, the one that was chosen last at the end.
	 */
	private static function all( int $userId ): array {
		$stored = get_user_meta( $userId, self::key(), true );
		return is_array( $stored ) ? $stored : [];
	}

	private static function key(): string {
		return self::META . get_current_blog_id();
	}
}
