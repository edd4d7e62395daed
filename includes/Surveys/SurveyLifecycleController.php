<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: actions on several surveys at once.
 *
 * @since 0.1.0
 */
final class SurveyLifecycleController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys';

	public function __construct( private readonly SurveyLifecycle $lifecycle ) {}

	public function register_routes(): void {
		$edit   = $this->requires( Capability::EDIT_SURVEYS );
		$delete = $this->requires( Capability::DELETE_SURVEYS );
		$ids    = [ 'survey_ids' => self::idList() ];

		// DELETE surveys: permanently deletes surveys in the trash.
		$deleted = static fn () => JsonSchema::idsNamed( 'deleted' );
		$this->addRoute( $this->rest_base, [ self::endpoint( 'DELETE', $this->delete( ... ), $delete, $ids, [ 200 => $deleted ] ) ] );

		// POST surveys/publish, draft, trash, restore.
		$actions = [
			'publish' => [ $edit, $this->lifecycle->publish( ... ) ],
			'draft'   => [ $edit, $this->lifecycle->draft( ... ) ],
			'trash'   => [ $delete, $this->lifecycle->trash( ... ) ],
			'restore' => [ $delete, $this->lifecycle->restore( ... ) ],
		];
		foreach ( $actions as $action => [ $permission, $work ] ) {
			$this->addRoute(
				$this->rest_base . '/' . $action,
				[
					self::endpoint(
						'POST',
						fn ( WP_REST_Request $request ) => $this->answer(
							static fn () => $work( self::ids( $request, 'survey_ids' ), get_current_user_id() )
						),
						$permission,
						$ids
					),
				],
				static fn () => SurveySchema::changed()
			);
		}
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function delete( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => [ 'deleted' => $this->lifecycle->delete( self::ids( $request, 'survey_ids' ), get_current_user_id() ) ]
		);
	}
}
