<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: ratings that other plugins stored on this site, and their import.
 *
 * @since 0.6.0
 */
final class RatingImportsController extends RestController {

	/** @var string */
	protected $rest_base = 'post-ratings/imports';

	public function __construct(
		private readonly RatingImport $imports,
		private readonly PreviewReader $preview,
		private readonly WorkRunner $runner,
		private readonly WorkQueue $queue
	) {}

	public function register_routes(): void {
		$manage = $this->requires( Capability::MANAGE );

		// GET post-ratings/imports: the plugins whose ratings were found.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					fn () => $this->answer(
						fn () => [ 'items' => array_map( static fn ( SourceReport $report ) => $report->toArray(), $this->imports->found() ) ]
					),
					$manage
				),
			],
			RatingImportSchema::sources( ... )
		);

		// POST post-ratings/imports/{source}: begins the import, or does its next step; or a step of its preview. DELETE: stops it where it is.
		$this->addRoute(
			$this->rest_base . '/(?P<source>[a-z0-9-]+)',
			[
				self::endpoint( 'POST', $this->step( ... ), $manage, self::arguments( RatingImportSchema::request() ) ),
				self::endpoint( 'DELETE', $this->stop( ... ), $manage, [], [ 200 => RatingImportSchema::stopped( ... ) ] ),
			],
			RatingImportSchema::answer( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function step( WP_REST_Request $request ): WP_REST_Response {
		$source = self::source( $request );
		$cursor = ImportCursor::from( Cast::string( $request['cursor'] ) );
		return $this->answer(
			fn () => $request['dry_run'] === true
				? $this->preview->step( $this->imports->source( $source ), $cursor )->toArray()
				: $this->advance( $source, $request['goes_on'] !== true )
		);
	}

	/**
	 * @return array<string, mixed> In the shape of RatingImportSchema::step().
	 */
	private function advance( string $source, bool $begins ): array {
		// What it refuses is no job.
		$this->imports->start( $source );
		$work   = $this->runner->advance( RatingImportWork::KIND, $source, get_current_user_id(), $begins );
		$isDone = $work?->status === StoredWork::DONE;
		return array_intersect_key( $work->state ?? [], RatingImportWork::NOTHING ) + RatingImportWork::NOTHING + [
			'cursor'     => $isDone ? null : ( $this->imports->place( $source )?->text() ?? '' ),
			'percent'    => $work->done ?? 0,
			'is_running' => $work !== null && ! $work->isOver(),
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function stop( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$source = $this->imports->source( self::source( $request ) )->id();
				$this->queue->cancel( RatingImportWork::KIND, $source );
				return [ 'stopped' => $source ];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function source( WP_REST_Request $request ): string {
		return Cast::string( Cast::at( $request->get_url_params(), 'source' ) );
	}
}
