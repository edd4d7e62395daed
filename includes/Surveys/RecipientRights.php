<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Who may see and change the notification sections of a survey. Notifications contain answers, so this needs the capability to view results.
 *
 * @since 0.1.0
 */
final class RecipientRights {

	public function __construct( private readonly Rights $rights ) {}

	/**
	 * The value of a section for the current user: without the capability, notifications are masked.
	 */
	public function visible( SettingSection $section, mixed $value ): mixed {
		$isVisible = ! SettingSections::isNotification( $section ) || $this->rights->has( get_current_user_id(), Capability::VIEW_RESULTS );
		return $isVisible ? $value : $section->masked( $value );
	}

	/**
	 * The values that a save may store. Users without the capability may send back the masked values, which changes nothing.
	 *
	 * @param Survey               $before Stored survey, or a new one.
	 * @param array<string, mixed> $values Sent values by path.
	 * @param int                  $userId Who saves.
	 * @return array<string, mixed>
	 * @throws SurveyRefused When the user changes notifications without the capability.
	 */
	public function permitted( SettingSections $sections, Survey $before, array $values, int $userId ): array {
		$sent = array_intersect_key( array_filter( $sections->all(), SettingSections::isNotification( ... ) ), $values );
		if ( $sent === [] || $this->rights->has( $userId, Capability::VIEW_RESULTS ) ) {
			return $values;
		}
		$changed = [];
		foreach ( $sent as $path => $section ) {
			array_push( $changed, ...self::differences( $section->masked( $section->read( $before ) ), $values[ $path ], $path ) );
		}
		if ( $changed !== [] ) {
			throw SurveyRefused::recipients( $changed );
		}
		return array_diff_key( $values, $sent );
	}

	/**
	 * Paths of sent values that differ from the read ones. A list is one value.
	 *
	 * @return list<string>
	 */
	private static function differences( mixed $read, mixed $sent, string $path ): array {
		$areLists = is_array( $sent ) && is_array( $read ) && array_is_list( $sent ) && array_is_list( $read );
		if ( ! is_array( $sent ) || ! is_array( $read ) || $areLists ) {
			return $sent === $read ? [] : [ $path ];
		}
		$paths = [];
		foreach ( $sent as $name => $value ) {
			array_push( $paths, ...self::differences( $read[ $name ] ?? null, $value, "$path.$name" ) );
		}
		return $paths;
	}
}
