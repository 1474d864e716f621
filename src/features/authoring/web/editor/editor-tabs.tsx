import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { lecturesIn } from '../../draft/editor-state.ts';
import type { TabId } from '../../draft/field-tabs.ts';
import { CurriculumPanel } from './curriculum/curriculum-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import type { Editor } from './draft/use-editor.ts';
import type { PanelProps } from './panel-props.ts';
import { SettingsPanel } from './settings-panel.tsx';

type Props = {
  editor: Editor;
  errors: Record<string, string>;
  tab: TabId;
  disabled: boolean;
  onTab: (tab: TabId) => void;
  onField: PanelProps['onChange'];
  onUploadingPicture: (isUploading: boolean) => void;
};

/** The tabs of the editor. */
export function EditorTabs({ editor, errors, tab, disabled, onTab, onField, onUploadingPicture }: Props) {
  const { state, actions } = editor;
  const panel = { fields: state.fields, errors, onChange: onField };
  const settings = (
    <SettingsPanel
      {...panel}
      thumbnail={state.thumbnail}
      onUploading={onUploadingPicture}
      onThumbnail={(thumbnail) => actions.change({ type: 'thumbnail', thumbnail })}
    />
  );
  return (
    <Tabs
      className="dialog-tabs"
      label="Course editor sections"
      value={tab}
      onValueChange={(id) => onTab(id as TabId)}
      disabled={disabled}
      tabs={[
        { id: 'details', label: 'Course Details', content: <DetailsPanel {...panel} /> },
        {
          id: 'curriculum',
          label: 'Curriculum',
          count: lecturesIn(state).length,
          content: <CurriculumPanel sections={state.sections} editor={actions} errors={errors} />,
        },
        { id: 'settings', label: 'Settings', content: settings },
      ]}
    />
  );
}
