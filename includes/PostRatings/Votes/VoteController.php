<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Migrator;
use UserFeedback\PostRatings\Control\RatingTexts;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use UserFeedback\Support\SchemaCheck;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the public routes by which visitors rate posts.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class VoteController extends RestController {

	/** @var string */
	protected $rest_base = 'posts/(?P<id>\d+)/rating';

	public function __construct(
		private readonly VoteService $votes,
		private readonly VoterRequest $request,
		private readonly Migrator $migrator
	) {}

	public function register_routes(): void {
		$shown = static fn () => VoteSchema::shown();
		// GET posts/{id}/rating: the statistics now and the visitor's own rating, for pages that a cache has kept. Public on purpose: the page shows
		// the same. The service decides by the post.
		$read = self::endpoint( 'GET', $this->read( ... ), '__return_true', [], [ 200 => $shown ] );
		// POST posts/{id}/rating: anybody, from a page that shows the control. Public on purpose: visitors have no account. The service decides by
		// post, token and value.
		$sent = self::strictArguments( VoteSchema::vote() );
		$vote = self::endpoint( 'POST', $this->vote( ... ), $this->anybodyByPost(), $sent, [ 201 => $shown, 200 => $shown ] );
		$this->addRoute( $this->rest_base, [ $read, $vote ], VoteSchema::vote( ... ) );

		// POST posts/{id}/rating/comment: the private comment with an own low rating. Public on purpose, as above.
		$done    = static fn () => JsonSchema::object( [ 'success' => JsonSchema::YES_NO ] );
		$sent    = self::strictArguments( VoteSchema::comment() );
		$comment = self::endpoint( 'POST', $this->comment( ... ), $this->anybodyByPost(), $sent, [ 200 => $done ] );
		$this->addRoute( "$this->rest_base/comment", [ $comment ], VoteSchema::comment( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response {
		$response = $this->withTables(
			function () use ( $request ): array {
				$postId = self::pathId( $request );
				$own    = $this->votes->own( $postId, $this->request->voter() );
				return $own === null ? $this->data( $this->votes->statistics( $postId ), null ) : $this->data( $own->statistics, $own );
			}
		);
		$response->header( 'Cache-Control', self::NO_STORE );
		return $response;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function vote( WP_REST_Request $request ): WP_REST_Response {
		return $this->withTables(
			function () use ( $request ): WP_REST_Response {
				$elapsed = $request['elapsed_ms'];
				$voter   = $this->request->voter( Cast::string( $request['website'] ), is_int( $elapsed ) ? $elapsed : null );
				$vote    = $this->votes->vote( self::pathId( $request ), Cast::int( $request['value'] ), $voter, Cast::string( $request['nonce'] ) );
				$this->request->remember( $vote );
				return new WP_REST_Response( $this->data( $vote->statistics, $vote ), $vote->isNew ? 201 : 200 );
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function comment( WP_REST_Request $request ): WP_REST_Response {
		return $this->withTables(
			function () use ( $request ): array {
				$comment = Cast::string( $request['comment'] );
				$this->votes->comment( self::pathId( $request ), $comment, $this->request->voter(), Cast::string( $request['nonce'] ) );
				return [ 'success' => true ];
			}
		);
	}

	/**
	 * What the control shows after a request; null for what the owner does not show.
	 *
	 * @return array{success: true, data: array<string, mixed>}
	 */
	private function data( RatingStatistics $statistics, ?Vote $own ): array {
		$settings = RatingSettingsReader::current();
		return [
			'success' => true,
			'data'    => [
				'value'       => $own?->value,
				'average'     => $settings->showsAverage ? $statistics->average : null,
				'count'       => $settings->showsCount ? $statistics->count : null,
				'may_comment' => $own !== null && $own->mayComment,
				'invites'     => $own !== null && $own->invites,
				'texts'       => RatingTexts::shown( $statistics, $settings ),
			],
		];
	}

	/**
	 * @param Closure(): (array<mixed>|WP_REST_Response) $work
	 */
	private function withTables( Closure $work ): WP_REST_Response {
		return $this->answer(
			function () use ( $work ): array|WP_REST_Response {
				$this->migrator->demandCurrent();
				return $work();
			}
		);
	}

	/**
	 * Arguments whose types are exact: WordPress would make 5 of "5" and of 5.0.
	 *
	 * @param ObjectSchema $schema
	 * @return array<string, array<string, mixed>>
	 */
	private static function strictArguments( array $schema ): array {
		$arguments = self::arguments( $schema );
		foreach ( $schema['properties'] as $name => $property ) {
			$arguments[ $name ]['validate_callback'] = static function ( mixed $value ) use ( $property, $name ): bool|WP_Error {
				$error = SchemaCheck::errors( $value, $property, $name )[0] ?? null;
				return $error === null ? true : new WP_Error( $error->code, $error->message );
			};
			$arguments[ $name ]['sanitize_callback'] = null;
		}
		return $arguments;
	}
}
