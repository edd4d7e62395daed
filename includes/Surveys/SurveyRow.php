<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Converts surveys to rows of ufb_surveys and back.
 *
 * @since 0.1.0
 */
final class SurveyRow {

	/**
	 * The columns that a save writes, except nullable ones.
	 *
	 * @return array<string, string|int>
	 */
	public static function columns( Survey $survey ): array {
		return [
			'title'         => $survey->title,
			'type'          => $survey->type,
			'status'        => $survey->status,
			'template'      => $survey->template,
			'questions'     => Json::encode( $survey->questionsToArray() ),
			'settings'      => Json::encode( $survey->settings ),
			'notifications' => Json::encode( $survey->notifications ),
			'revision'      => $survey->revision,
			'updated_at'    => Dates::toColumn( $survey->updatedAt ),
			'updated_by'    => $survey->updatedBy,
		];
	}

	/**
	 * A survey from all its columns.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function survey( array $row ): Survey {
		/** @var array<string, mixed> $notifications */
		$notifications = Json::decode( (string) $row['notifications'] );
		return new Survey(
			(int) $row['id'],
			(string) $row['title'],
			(string) $row['type'],
			(string) $row['status'],
			(string) $row['template'],
			self::questions( (string) $row['questions'] ),
			self::settings( (string) $row['settings'] ),
			$notifications,
			(int) $row['revision'],
			self::moment( $row['publish_at'] ),
			self::moment( $row['closed_at'] ),
			Dates::fromColumn( (string) $row['created_at'] ),
			Dates::fromColumn( (string) $row['updated_at'] ),
			(int) $row['updated_by'],
			$row['trashed_from'],
			$row['save_id'] === null ? null : self::uuid( bin2hex( $row['save_id'] ) ),
			$row['last_day']
		);
	}

	/**
	 * A survey as an item of a list.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function summary( array $row ): SurveySummary {
		return new SurveySummary(
			(int) $row['id'],
			(string) $row['title'],
			(string) $row['type'],
			(string) $row['status'],
			(int) $row['revision'],
			self::moment( $row['publish_at'] ),
			Dates::fromColumn( (string) $row['created_at'] ),
			lastDay: $row['last_day']
		);
	}

	/**
	 * Questions from their JSON column.
	 *
	 * @return list<Question>
	 */
	public static function questions( string $json ): array {
		/** @var list<array<string, mixed>> $items */
		$items = Json::decode( $json );
		return array_map( Question::fromArray( ... ), $items );
	}

	/**
	 * Settings from their JSON column.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public static function settings( string $json ): array {
		/** @var array<string, mixed> $settings */
		$settings = Json::decode( $json );
		return $settings;
	}

	private static function moment( ?string $column ): ?DateTimeImmutable {
		return $column === null ? null : Dates::fromColumn( $column );
	}

	/**
	 * Hexadecimal digits of a UUID, for a binary column.
	 */
	public static function hex( string $uuid ): string {
		return str_replace( '-', '', $uuid );
	}

	private static function uuid( string $hex ): string {
		return (string) preg_replace( '/^(.{8})(.{4})(.{4})(.{4})/', '$1-$2-$3-$4-', $hex );
	}
}
