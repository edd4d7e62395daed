<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: notes and tags of responses.
 *
 * @phpstan-import-type Answers from RestController
 * @since 0.5.0
 */
final class RemarksController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/(?P<id>\d+)';

	public function __construct(
		private readonly ResponseRemarks $remarks,
		private readonly RemarksPresenter $presenter
	) {}

	public function register_routes(): void {
		$response = '/responses/(?P<response_id>\d+)';
		$required = [ 'required' => true ];

		// GET surveys/{id}/tags: those of its responses, the most used first.
		$this->route(
			'/tags',
			'GET',
			fn ( WP_REST_Request $request ) => $this->answer( fn () => $this->remarks->tagsOf( self::pathId( $request ) ) ),
			answers: [ 200 => static fn () => JsonSchema::listOf( RemarkSchema::tag() ) ]
		);

		// GET surveys/{id}/responses/{response_id}/notes: all of them. POST: a new one.
		$this->route( "$response/notes", 'GET', $this->notes( ... ), [], [ 200 => static fn () => JsonSchema::listOf( RemarkSchema::note() ) ] );
		$text = [ 'text' => JsonSchema::TEXT + $required ];
		$this->route( "$response/notes", 'POST', $this->addNote( ... ), $text, [ 201 => static fn () => RemarkSchema::note() ] );

		// DELETE surveys/{id}/responses/{response_id}/notes/{note_id}.
		$deleted = static fn () => JsonSchema::object( [ 'deleted' => JsonSchema::COUNT ] );
		$this->route( "$response/notes/(?P<note_id>\d+)", 'DELETE', $this->deleteNote( ... ), [], [ 200 => $deleted ] );

		// POST surveys/{id}/responses/{response_id}/tags: replaces all of them.
		$tags = static fn () => JsonSchema::object( [ 'tags' => RemarkSchema::tags() ] );
		$this->route( "$response/tags", 'POST', $this->setTags( ... ), [ 'tags' => self::tagList() + $required ], [ 200 => $tags ] );

		// POST surveys/{id}/responses/tags: for several responses at once.
		$this->route(
			'/responses/tags',
			'POST',
			$this->changeTags( ... ),
			[ 'response_ids' => self::idList() ] + array_fill_keys( [ 'add', 'remove' ], self::tagList() + [ 'default' => [] ] ),
			[ 200 => static fn () => JsonSchema::idsNamed( 'updated' ) ]
		);
	}

	/**
	 * @param callable( WP_REST_Request<array<string, mixed>> ): WP_REST_Response $callback
	 * @param array<string, array<string, mixed>>                                $arguments
	 * @param Answers                                                            $answers
	 */
	private function route( string $path, string $method, callable $callback, array $arguments = [], array $answers = [] ): void {
		$endpoint = self::endpoint( $method, $callback, $this->requires( Capability::VIEW_RESULTS ), $arguments, $answers );
		$this->addRoute( $this->rest_base . $path, [ $endpoint ], array_values( $answers )[0] ?? null );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function tagList(): array {
		return JsonSchema::listOf( JsonSchema::TEXT ) + [
			// More than a response may have, since the same one may be named twice.
			'maxItems' => 100,
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<string>
	 */
	private static function tags( WP_REST_Request $request, string $name ): array {
		return array_map( Cast::string( ... ), array_values( (array) $request[ $name ] ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function notes( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$remarks = $this->remarks->of( self::pathId( $request ), self::pathId( $request, 'response_id' ) );
				return $this->presenter->remarks( $remarks, get_current_user_id() )['notes'];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function addNote( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$user = get_current_user_id();
				$text = Cast::string( $request['text'] );
				$note = $this->remarks->addNote( self::pathId( $request ), self::pathId( $request, 'response_id' ), $text, $user );
				return $this->presenter->note( $note, $user );
			},
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function deleteNote( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$id = self::pathId( $request, 'note_id' );
				$this->remarks->deleteNote( self::pathId( $request ), self::pathId( $request, 'response_id' ), $id, get_current_user_id() );
				return [ 'deleted' => $id ];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function setTags( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$tags = self::tags( $request, 'tags' );
				return [ 'tags' => $this->remarks->setTags( self::pathId( $request ), self::pathId( $request, 'response_id' ), $tags ) ];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function changeTags( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$ids     = self::ids( $request, 'response_ids' );
				$added   = self::tags( $request, 'add' );
				$removed = self::tags( $request, 'remove' );
				return [ 'updated' => $this->remarks->changeTags( self::pathId( $request ), $ids, $added, $removed ) ];
			}
		);
	}
}
