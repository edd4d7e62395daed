<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: imports of files by the current user.
 *
 * @since 0.7.0
 */
final class ImportsController extends RestController {

	/** @var string */
	protected $rest_base = 'imports';

	public function __construct(
		private readonly ImportService $imports,
		private readonly ImportPresenter $presenter
	) {}

	public function register_routes(): void {
		$manage = $this->requires( Capability::MANAGE );
		$import = ImportSchema::import( ... );
		$title  = ImportSchema::changes()['properties']['title'];

		// POST imports: uploads a file and begins to read it. GET: the user's imports.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint( 'GET', $this->list( ... ), $manage ),
				self::endpoint( 'POST', $this->upload( ... ), $manage, [ 'title' => $title ] ),
			],
			ImportSchema::list( ... )
		);

		// GET imports/{id}: does a step and says how far it is. POST: changes the mapping. DELETE: cancels it.
		$this->addRoute(
			$this->rest_base . '/(?P<id>\d+)',
			[
				self::endpoint( 'GET', $this->advance( ... ), $manage ),
				self::endpoint( 'POST', $this->change( ... ), $manage, self::arguments( ImportSchema::changes() ) ),
				self::endpoint( 'DELETE', $this->delete( ... ), $manage ),
			],
			$import
		);

		// POST imports/{id}/start: imports with the mapping.
		$this->addRoute( $this->rest_base . '/(?P<id>\d+)/start', [ self::endpoint( 'POST', $this->start( ... ), $manage ) ], $import );
	}

	private function list(): WP_REST_Response {
		return $this->answer(
			fn () => [
				'items'     => array_map( $this->presenter->summary( ... ), $this->imports->mine( get_current_user_id() ) ),
				'max_bytes' => wp_max_upload_size(),
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function upload( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$file  = Upload::from( $request->get_file_params() );
				$title = Cast::string( $request['title'] );
				$state = new ImportState( $title === '' ? pathinfo( $file->name, PATHINFO_FILENAME ) : $title, '', fileName: $file->name );
				$id    = $this->imports->upload( $file->path, $state, get_current_user_id() );
				return $this->presenter->whole( $this->imports->find( $id, get_current_user_id() ) );
			},
			201
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function advance( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->whole( $this->imports->advance( self::pathId( $request ), get_current_user_id() ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function change( WP_REST_Request $request ): WP_REST_Response {
		/** @var array<string, mixed> $changes */
		$changes = array_intersect_key( $request->get_params(), ImportSchema::changes()['properties'] );
		return $this->answer(
			fn () => $this->presenter->whole( $this->imports->change( self::pathId( $request ), $changes, get_current_user_id() ) )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function start( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( fn () => $this->presenter->whole( $this->imports->confirm( self::pathId( $request ), get_current_user_id() ) ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delete( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				$this->imports->cancel( self::pathId( $request ), get_current_user_id() );
				return [ 'deleted' => true ];
			}
		);
	}
}
