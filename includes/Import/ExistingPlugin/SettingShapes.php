<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Logic\ConditionFields;

/**
 * Brings settings and notifications of the existing plugin into the shapes of our setting sections, without a check of their values.
 *
 * @since 0.7.0
 */
final class SettingShapes {

	private const MONTHS = [ 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec' ];

	/** Names under which a page rule may have its type. */
	private const RULE_TYPE = [ 'type', 'logic_type', 'logic' ];

	/**
	 * @param array<mixed>  $settings
	 * @param array<mixed>  $notifications
	 * @param array<string> $ids           Our ids of questions by those of the existing plugin.
	 * @return array<string, mixed> By path of a section.
	 */
	public static function sent( array $settings, array $notifications, array $ids, Problems $problems ): array {
		$sent = [];
		foreach ( [ 'thank_you', 'targeting', 'geo_targeting', 'behavior', 'theming' ] as $name ) {
			$group = $settings[ $name ] ?? null;
			if ( is_array( $group ) && $group !== [] ) {
				$sent[ "settings.$name" ] = self::group( $name, $group, $ids, $problems );
			}
		}
		if ( isset( $settings['enable_tracking'] ) ) {
			$sent['settings.enable_tracking'] = SettingValues::isOn( $settings['enable_tracking'] );
		}
		$minimized = Cast::at( $settings, 'theming', 'start_minimized' );
		if ( $minimized !== null && Cast::at( $settings, 'behavior', 'start_minimized' ) === null ) {
			$sent['settings.behavior'] = [ 'start_minimized' => $minimized ] + (array) ( $sent['settings.behavior'] ?? [] );
		}
		$email = $notifications['email'] ?? null;
		if ( is_array( $email ) ) {
			$sent['notifications.email'] = self::email( $email, $ids, $problems );
		}
		return $sent;
	}

	/**
	 * @param array<mixed>  $group
	 * @param array<string> $ids
	 * @return array<mixed>
	 */
	private static function group( string $name, array $group, array $ids, Problems $problems ): array {
		return match ( $name ) {
			'thank_you'     => self::thankYou( $group, $ids, $problems ),
			'targeting'     => self::targeting( $group ),
			'geo_targeting' => self::countries( $group ),
			'behavior'      => self::behavior( $group ),
			default         => self::theming( $group ),
		};
	}

	/**
	 * @param array<mixed>  $group
	 * @param array<string> $ids
	 * @return array<mixed>
	 */
	private static function thankYou( array $group, array $ids, Problems $problems ): array {
		$field = 'settings.thank_you.conditions';
		$rows  = ConditionConverter::conditions( $group['conditions'] ?? null, ConditionFields::redirect(), $ids, $field, $problems );
		$names = array_flip( [ 'question', 'condition_type', 'condition', 'page', 'redirect_url' ] );
		return array_replace(
			$group,
			[
				'redirect_to'  => self::page( $group['redirect_to'] ?? null ),
				'redirect_url' => Cast::string( $group['redirect_url'] ?? '' ),
				'conditions'   => array_map(
					static fn ( array $row ) => array_replace(
						array_intersect_key( $row, $names ),
						[
							'page'         => self::page( $row['page'] ?? null ),
							'redirect_url' => Cast::string( $row['redirect_url'] ?? '' ),
						]
					),
					$rows
				),
			]
		);
	}

	/**
	 * @return array{id: int, label: string}|null
	 */
	private static function page( mixed $page ): ?array {
		$id = Cast::int( Cast::at( $page, 'id' ) );
		return $id <= 0 ? null : [
			'id'    => $id,
			'label' => Cast::string( Cast::at( $page, 'label' ) ?? Cast::at( $page, 'title' ) ),
		];
	}

	/**
	 * @param array<mixed> $group
	 * @return array<mixed>
	 */
	private static function targeting( array $group ): array {
		$rules = [];
		foreach ( (array) ( $group['page_rules'] ?? [] ) as $rule ) {
			$types   = array_map( static fn ( string $name ) => Cast::at( $rule, $name ), self::RULE_TYPE );
			$types   = array_values( array_filter( $types, is_string( ... ) ) );
			$data    = Cast::at( $rule, 'data' );
			$rules[] = [
				'type'     => $types[0] ?? '',
				'operator' => Cast::at( $rule, 'operator' ) === '||' ? '||' : '&&',
				'data'     => is_array( $data ) ? self::choices( $data ) : Cast::string( $data ),
			];
		}
		$devices = $group['devices'] ?? null;
		return ( is_array( $devices ) ? [ 'devices' => array_values( $devices ) ] : [] ) + [
			// The specification names both "custom" and "select".
			'pages'      => in_array( $group['pages'] ?? 'all', [ 'all', '' ], true ) ? 'all' : 'custom',
			'page_rules' => $rules,
		];
	}

	/**
	 * Choices of a page rule, or countries: objects with id and label, or ids alone.
	 *
	 * @param array<mixed> $data
	 * @return list<array{id: string, label: string}>
	 */
	private static function choices( array $data ): array {
		$list = array_is_list( $data ) ? $data : [ $data ];
		return array_map(
			static fn ( mixed $choice ) => [
				'id'    => Cast::string( Cast::at( $choice, 'id' ) ?? Cast::at( $choice, 'value' ) ?? $choice ),
				'label' => Cast::string( Cast::at( $choice, 'label' ) ?? Cast::at( $choice, 'title' ) ?? $choice ),
			],
			$list
		);
	}

	/**
	 * @param array<mixed> $group
	 * @return array<mixed>
	 */
	private static function countries( array $group ): array {
		return [
			'target'    => in_array( $group['target'] ?? 'all', [ 'all', '' ], true ) ? 'all' : 'select',
			'countries' => array_column( self::choices( (array) ( $group['countries'] ?? [] ) ), 'id' ),
		];
	}

	/**
	 * @param array<mixed> $group
	 * @return array<mixed>
	 */
	private static function behavior( array $group ): array {
		$date = $group['expire_at'] ?? null;
		if ( ! is_array( $date ) || ( $date['month'] ?? '' ) === '' || ( $date['day'] ?? '' ) === '' ) {
			return array_diff_key( $group, [ 'expire_at' => true ] );
		}
		$month = Cast::string( $date['month'] );
		$named = array_search( strtolower( substr( $month, 0, 3 ) ), self::MONTHS, true );
		return array_replace(
			$group,
			[
				'expire_at' => [
					'month' => $named === false ? (int) $month : $named + 1,
					'day'   => Cast::int( $date['day'] ),
				],
			]
		);
	}

	/**
	 * @param array<mixed> $group
	 * @return array<mixed>
	 */
	private static function theming( array $group ): array {
		$theming = array_diff_key( $group, [ 'start_minimized' => true ] );
		if ( isset( $group['font'] ) ) {
			$theming['font'] = self::font( $group['font'] );
		}
		// An empty field means the default.
		return array_filter( $theming, static fn ( mixed $value ) => $value !== '' && $value !== null );
	}

	/**
	 * A font as family and weight; regular is 400, an italic is its weight.
	 *
	 * @return array{family: string, weight: int}
	 */
	public static function font( mixed $font ): array {
		$weight = Cast::int( preg_replace( '/\D+/', '', Cast::string( Cast::at( $font, 'weight' ) ) ) );
		return [
			'family' => Cast::string( Cast::at( $font, 'family' ) ?? ( is_array( $font ) ? '' : $font ) ),
			'weight' => $weight === 0 ? 400 : $weight,
		];
	}

	/**
	 * @param array<mixed>  $email
	 * @param array<string> $ids
	 * @return array<mixed>
	 */
	private static function email( array $email, array $ids, Problems $problems ): array {
		$logic      = $email['logic'] ?? null;
		$field      = 'notifications.email.logic.conditions';
		$conditions = ConditionConverter::conditions( Cast::at( $logic, 'conditions' ), ConditionFields::logic(), $ids, $field, $problems );
		$names      = array_flip( [ 'question_id', 'compare', 'value' ] );
		return [
			'active'    => SettingValues::isOn( $email['active'] ?? false ),
			'addresses' => implode( ', ', array_map( Cast::string( ... ), (array) ( $email['addresses'] ?? '' ) ) ),
			'logic'     => [
				'enable'     => $conditions !== [] && SettingValues::isOn( Cast::at( $logic, 'enable' ) ?? Cast::at( $logic, 'enabled' ) ),
				'action'     => in_array( Cast::at( $logic, 'action' ), [ 'not_send', 'hide' ], true ) ? 'not_send' : 'send',
				'conditions' => array_map( static fn ( array $row ) => array_intersect_key( $row, $names ), $conditions ),
			],
		];
	}
}
