<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Dates;

/**
 * Notes in the form of the REST API: the shapes of RemarkSchema.
 *
 * @since 0.5.0
 */
final class RemarksPresenter {

	/**
	 * @param Closure( int ): string $nameOf The name of a user by id; '' for one that does not exist.
	 */
	public function __construct(
		private readonly ResponseRemarks $remarks,
		private readonly Closure $nameOf
	) {}

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
			'author'     => ( $this->nameOf )( $note->userId ),
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
}
