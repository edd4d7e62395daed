<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\PageRules\PageRule;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The pages on which a survey shows: all, or those that fulfil its rules. Rules are joined by && and ||; && binds tighter.
 *
 * A rule whose type is not registered, because its plugin is not active, is kept as it is stored. Rules of a survey for all pages have no effect and
 * are kept too, so that owners can switch back.
 *
 * @since 0.3.0
 *
 * @phpstan-import-type Data from PageRule
 * @phpstan-type Rule array{type: string, operator: string, data: Data}
 */
final class Pages extends SettingPart {

	public const ALL    = 'all';
	public const CUSTOM = 'custom';

	public const AND = '&&';
	public const OR  = '||';

	public const MAX_RULES        = 30;
	public const MAX_TEXT         = 2000;
	public const MAX_CHOICES      = 100;
	public const MAX_LABEL_LENGTH = 500;

	public function __construct( private readonly PageRules $types ) {}

	public function schemas(): array {
		$rule = JsonSchema::object(
			[
				'type'     => [
					'type'        => 'string',
					'description' => 'Name of a type of page rules.',
					'maxLength'   => 64,
					'pattern'     => '^[a-z0-9_]+$(?!\n)',
					'examples'    => [ 'page_url_contains' ],
				],
				'operator' => JsonSchema::described( JsonSchema::word( [ self::AND, self::OR ] ), 'How it is joined to the rule before it.' ),
				'data'     => [
					'anyOf' => [
						[
							'type'      => 'string',
							'maxLength' => self::MAX_TEXT,
						],
						[ 'maxItems' => self::MAX_CHOICES ] + JsonSchema::listOf( self::choice() ),
					],
				],
			]
		);
		return [
			'pages'      => JsonSchema::word( [ self::ALL, self::CUSTOM ] ),
			'page_rules' => [ 'maxItems' => self::MAX_RULES ] + JsonSchema::listOf( $rule ),
		];
	}

	public function defaults(): array {
		return [
			'pages'      => self::ALL,
			'page_rules' => [],
		];
	}

	/**
	 * The first rule is always joined by &&, as are rules without an operator. Fields are put in one order, so that equal rules are identical.
	 */
	public function normalize( array $group ): array {
		$rules = $group['page_rules'] ?? null;
		if ( ! is_array( $rules ) || ! array_is_list( $rules ) ) {
			return $group;
		}
		foreach ( array_filter( $rules, is_array( ... ) ) as $index => $rule ) {
			$type             = $this->types->find( Cast::string( $rule['type'] ?? null ) );
			$rule['operator'] = $index === 0 ? self::AND : $rule['operator'] ?? self::AND;
			if ( array_key_exists( 'data', $rule ) ) {
				$data         = $type === null ? $rule['data'] : $type->normalize( $rule['data'] );
				$rule['data'] = is_array( $data ) ? array_map( self::sorted( ... ), $data ) : $data;
			}
			$rules[ $index ] = self::sorted( $rule );
		}
		return array_replace( $group, [ 'page_rules' => $rules ] );
	}

	/**
	 * Errors of data that is not missing.
	 */
	public function errors( array $group ): array {
		$errors = [];
		foreach ( self::active( $group ) as $index => $rule ) {
			$type  = $this->types->find( $rule['type'] );
			$found = $type === null || $type->isEmpty( $rule['data'] ) ? [] : $type->errors( $rule['data'] );
			array_push( $errors, ...array_map( static fn ( FieldError $error ) => $error->under( "page_rules[$index].data" ), $found ) );
		}
		return $errors;
	}

	/**
	 * A new rule needs a type of an active plugin.
	 */
	public function changeErrors( array $before, array $after ): array {
		$known  = array_map( self::withoutOperator( ... ), self::stored( $before ) );
		$errors = [];
		foreach ( self::stored( $after ) as $index => $rule ) {
			if ( $this->types->find( $rule['type'] ) === null && ! in_array( self::withoutOperator( $rule ), $known, true ) ) {
				$message  = __( 'This site does not have this type of page rule. Activate its add-on or choose another type.', 'userfeedback' );
				$errors[] = new FieldError( "page_rules[$index].type", 'unknown_type', $message );
			}
		}
		return $errors;
	}

	public function publishErrors( array $group ): array {
		if ( $group['pages'] === self::CUSTOM && $group['page_rules'] === [] ) {
			return [ new FieldError( 'page_rules', 'required', __( 'Add a page rule or choose all pages.', 'userfeedback' ) ) ];
		}
		$errors = [];
		foreach ( self::active( $group ) as $index => $rule ) {
			$type = $this->types->find( $rule['type'] );
			if ( $type !== null && $type->isEmpty( $rule['data'] ) ) {
				$errors[] = new FieldError( "page_rules[$index].data", 'required', $type->emptyMessage() );
			}
		}
		return $errors;
	}

	public function features(): array {
		return [
			'pages'      => Feature::AdvancedPages,
			'page_rules' => Feature::PageRules,
		];
	}

	/**
	 * Rules in groups: all of a group have to hold, of one group at least.
	 */
	public function visitorSchemas(): array {
		$rule   = JsonSchema::object(
			[
				'type' => JsonSchema::TEXT,
				'data' => [
					'anyOf' => [
						JsonSchema::TEXT,
						JsonSchema::listOf( JsonSchema::TEXT ),
					],
				],
			]
		);
		$groups = JsonSchema::listOf( JsonSchema::listOf( $rule ) );
		return [ 'page_rules' => JsonSchema::described( $groups, 'Groups joined by ||, of rules joined by &&.' ) ];
	}

	/**
	 * All groups. Widget\SurveyData leaves out what is decided for the page.
	 */
	public function visitorValues( array $group ): array {
		return [ 'page_rules' => RuleGroups::ofTargeting( $group ) ];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function choice(): array {
		$text = static fn ( int $least ) => [
			'type'      => 'string',
			'minLength' => $least,
			'maxLength' => self::MAX_LABEL_LENGTH,
		];
		return JsonSchema::object(
			[
				'id'    => $text( 1 ),
				'label' => $text( 0 ),
			]
		);
	}

	/**
	 * A rule or choice with its fields in the order of the schema.
	 */
	private static function sorted( mixed $value ): mixed {
		$order = array_flip( [ 'type', 'operator', 'data', 'id', 'label' ] );
		return is_array( $value ) ? array_intersect_key( array_replace( $order, $value ), $value ) : $value;
	}

	/**
	 * The rules of a group that are in effect.
	 *
	 * @param array<mixed> $group
	 * @return list<Rule>
	 */
	private static function active( array $group ): array {
		return $group['pages'] === self::CUSTOM ? self::stored( $group ) : [];
	}

	/**
	 * @param array<mixed> $group
	 * @return list<Rule>
	 */
	private static function stored( array $group ): array {
		/** @var list<Rule> */
		return $group['page_rules'] ?? [];
	}

	/**
	 * @param Rule $rule
	 * @return array{string, Data}
	 */
	private static function withoutOperator( array $rule ): array {
		return [ $rule['type'], $rule['data'] ];
	}
}
