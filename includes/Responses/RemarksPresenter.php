<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Dates;

/**
 * Notes in the form of the REST API: the shapes of RemarkSchema.
 *
 * @since 0.5.0
 */
final class RemarksPresenter {

	public function __construct( private readonly ResponseRemarks $remarks ) {}

	/**
	 * A note as a user sees it.
	 *
	 * @param int $userId Who looks at it.
	 * @return array<string, mixed>
	 */
	public function note( Note $note, int $userId ): array {
		return [
			'id'         => $note->id,
			'text'       => $note->text,
			'author'     => self::nameOf( $note->userId ),
			'created_at' => Dates::toIso( $note->createdAt ),
			'can_delete' => $this->remarks->mayDelete( $note, $userId ),
		];
	}

	/**
	 * What a single response carries beside its answers.
	 *
	 * @param array{notes: list<Note>, tags: list<string>} $remarks
	 * @param int                                          $userId  Who looks at it.
	 * @return array{notes: list<array<string, mixed>>, tags: list<string>}
	 */
	public function remarks( array $remarks, int $userId ): array {
		return [
			'notes' => array_map( fn ( Note $note ) => $this->note( $note, $userId ), $remarks['notes'] ),
			'tags'  => $remarks['tags'],
		];
	}

	/**
	 * The name of a user; '' for an account that does not exist.
	 */
	private static function nameOf( int $userId ): string {
		$user = get_userdata( $userId );
		return $user === false ? '' : $user->display_name;
	}
}
