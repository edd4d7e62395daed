<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\RestController;
use UserFeedback\Support\TemporaryFailure;
use WP_Error;

/**
 * Registers the abilities with WordPress 6.9 and later, which also answers them over REST (wp-abilities/v1), and, where the plugin MCP Adapter is
 * active, over MCP.
 *
 * @since 0.7.0
 */
final class Registration {

	/** Of the names of the abilities, and their category. */
	public const NAMESPACE = 'userfeedback';

	/** Only the REST API knows these; WordPress sends the schemas to clients. */
	private const NOT_IN_SCHEMAS = [ 'validate_callback', 'sanitize_callback' ];

	public function __construct(
		private readonly SurveyAbilities $surveys,
		private readonly ResultAbilities $results
	) {}

	/**
	 * Registers all of them.
	 */
	public function register(): void {
		foreach ( $this->surveys->all() + $this->results->all() as $name => $ability ) {
			wp_register_ability( self::NAMESPACE . "/$name", self::definition( $ability ) );
		}
	}

	/**
	 * As for wp_register_ability().
	 *
	 * @return array<string, mixed>
	 */
	private static function definition( Ability $ability ): array {
		$input = self::input( $ability );
		return [
			'label'               => $ability->label,
			'description'         => $ability->description,
			'category'            => self::NAMESPACE,
			'input_schema'        => $input,
			'output_schema'       => $ability->output,
			'permission_callback' => static fn () => current_user_can( $ability->capability ),
			'execute_callback'    => static fn ( mixed $sent ) => self::execute( $ability, $input, $sent ),
			'meta'                => [
				'annotations'  => [
					'readonly'    => $ability->isReadOnly,
					'destructive' => false,
					'idempotent'  => $ability->isReadOnly,
				],
				'show_in_rest' => true,
				// The MCP Adapter's own server lists only what says so.
				'mcp'          => [
					'public' => true,
					'type'   => 'tool',
				],
			],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function input( Ability $ability ): array {
		$schema               = $ability->input;
		$schema['properties'] = array_map(
			static fn ( array $property ) => array_diff_key( $property, array_flip( self::NOT_IN_SCHEMAS ) ),
			$schema['properties']
		);
		// Without a default, WordPress refuses a call without input, even if nothing is required.
		return $schema['required'] === [] ? $schema + [ 'default' => [] ] : $schema;
	}

	/**
	 * @param array<string, mixed> $schema Of the input.
	 * @param mixed                $sent   Fits the schema.
	 * @return array<mixed>|WP_Error
	 */
	private static function execute( Ability $ability, array $schema, mixed $sent ): array|WP_Error {
		// Of a URL, everything is text.
		$input    = (array) rest_sanitize_value_from_schema( $sent, $schema );
		$defaults = [];
		foreach ( $ability->input['properties'] as $name => $property ) {
			if ( array_key_exists( 'default', $property ) ) {
				$defaults[ $name ] = $property['default'];
			}
		}
		try {
			/** @var array<string, mixed> $complete */
			$complete = $input + $defaults;
			return ( $ability->work )( $complete );
		} catch ( DomainError $error ) {
			return RestController::toError( $error );
		} catch ( TemporaryFailure $failure ) {
			return RestController::toError( $failure->refusal() );
		}
	}
}
