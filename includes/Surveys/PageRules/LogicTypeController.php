<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\RestController;
use UserFeedback\Support\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what owners can choose for a page rule.
 *
 * @since 0.3.0
 */
final class LogicTypeController extends RestController {

	/** @var string */
	protected $rest_base = 'logic-type';

	/**
	 * @param Closure(): PageRules $rules Called with a request, because it loads the add-ons.
	 */
	public function __construct( #[Lazy( PageRules::class )] private readonly Closure $rules ) {}

	public function register_routes(): void {
		// GET logic-type: the choices of a page rule whose label contains a text.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					$this->list( ... ),
					$this->requires( Capability::EDIT_SURVEYS ),
					[
						'logic_type' => [
							'type'        => 'string',
							'description' => 'Name of a type of page rules with choices, for example wp_user_roles.',
							'maxLength'   => 64,
							'default'     => '',
						],
						'search'     => [
							'type'        => 'string',
							'description' => 'Part of the label.',
							'maxLength'   => 200,
							'default'     => '',
						],
					]
				),
			],
			static fn () => JsonSchema::listOf( self::choice() )
		);
	}

	/**
	 * A choice in a response of this route.
	 *
	 * @return array<string, mixed>
	 */
	public static function choice(): array {
		return JsonSchema::object(
			[
				'id'    => JsonSchema::TEXT,
				'label' => JsonSchema::TEXT,
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$rule = ( $this->rules )()->find( Cast::string( $request['logic_type'] ) );
		if ( ! $rule instanceof Choices ) {
			$message = __( 'This type of page rule has no choices on this site. Activate its add-on or use another type.', 'userfeedback' );
			$error   = new FieldError( 'logic_type', 'unknown_type', $message );
			return new WP_Error(
				'userfeedback_logic_type_unknown',
				$message,
				[
					'status' => 400,
					'errors' => [ $error->toArray() ],
				]
			);
		}
		return new WP_REST_Response( $rule->choices( Text::line( Cast::string( $request['search'] ) ) ) );
	}
}
